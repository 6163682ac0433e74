import { existsSync, readFileSync } from 'node:fs'
import type { ModelProblem } from '@/lib/core/model-problem'
import type { Problem } from '@/lib/core/problem'
import { toPlace } from '@/lib/core/problem'

/**
 * Adds the position of its search text to a problem of the model. If it cannot be found, this is the start of the file.
 */
export function locateProblem({ searchText, place, ...problem }: ModelProblem): Problem {
  if (place) return { ...problem, ...place }
  const text = existsSync(problem.path) ? readFileSync(problem.path, 'utf8') : ''
  const candidates = [searchText, searchText.replaceAll("'", '"')]
  const offset = Math.max(...candidates.map((candidate) => text.indexOf(candidate)))
  return { ...problem, ...toPlace(text, offset) }
}
