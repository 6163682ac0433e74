import type { Problem } from './problem'

/** A problem found in the model. Its position is that of `searchText` in the file. */
export type ModelProblem = Omit<Problem, 'line' | 'column'> & {
  searchText: string
  /** Position of the problem, if it is known without a search. */
  place?: Pick<Problem, 'line' | 'column'>
}
