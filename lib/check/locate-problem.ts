import { existsSync, readFileSync } from 'node:fs'
import type { ModelProblem } from '@/lib/core/model-problem'
import type { Problem } from '@/lib/core/problem'
import { toPlace } from '@/lib/core/problem'

/** Matches the front matter of a document, whose words may also be in the body. */
const FRONT_MATTER = /^---\n[^]*?\n---/

/**
 * Adds the position of its search text to a problem of the model. If it cannot be found, this is the start of the file.
 */
export function locateProblem({ searchText, after, place, ...problem }: ModelProblem): Problem {
  if (place) return { ...problem, ...place }
  const text = existsSync(problem.path) ? readFileSync(problem.path, 'utf8') : ''
  const isDocument = /\.mdx?$/.test(problem.path)
  // A line break above the text makes its first line like the others.
  const searched = `\n${isDocument ? (FRONT_MATTER.exec(text)?.[0] ?? '') : text}`
  const start = after === undefined ? 0 : searched.indexOf(`\n${after}`)
  const isKey = searchText.endsWith(':') && /\.(?:mdx?|ya?ml)$/.test(problem.path)
  const candidates = [searchText, searchText.replaceAll("'", '"')].map((candidate) =>
    isKey ? searched.indexOf(`\n${candidate}`) : searched.indexOf(candidate, start) - 1,
  )
  return { ...problem, ...toPlace(text, Math.max(...candidates)) }
}
