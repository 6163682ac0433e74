import type { Problem } from './problem'

/**
 * A problem found in the model. Its position is that of `searchText` in the file. In YAML, a text that ends with a colon
 * is a key at the start of a line.
 */
export type ModelProblem = Omit<Problem, 'line' | 'column'> & {
  searchText: string
  /** Text before `searchText` that isn't searched, such as the key of a list. */
  after?: string
  /** Position of the problem, if it is known without a search. */
  place?: Pick<Problem, 'line' | 'column'>
}
