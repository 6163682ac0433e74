import type { Problem } from './problem'

/** A problem found in the model; `searchText` is the text whose place in the file is the problem's place. */
export type ModelProblem = Omit<Problem, 'line' | 'column'> & {
  searchText: string
  /** Where the problem is, if that is known without a search. */
  place?: Pick<Problem, 'line' | 'column'>
}
