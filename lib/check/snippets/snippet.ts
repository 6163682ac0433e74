import type { CodeMeta } from '@/lib/markdown/code/code-meta'
import { readCodeMeta } from '@/lib/markdown/code/code-meta'
import type { Problem } from '@/lib/core/problem'
import { toPlace } from '@/lib/core/problem'
import type { CodeFence } from '../code-fences'

/** Code in a document, as a check sees it. */
export type Snippet = Pick<CodeFence, 'language' | 'code'> &
  Pick<CodeMeta, 'title' | 'part' | 'noCheck' | 'words'> & {
    /** Whether it is the JavaScript that is made from a fence in TypeScript. */
    isConverted: boolean
  }

/** A problem of a snippet. Lines and columns are 1-based positions in its code. */
export type SnippetProblem = Omit<Problem, 'path'>

export const CODE_FIX =
  'correct the code, or mark what is wrong on purpose with `no-check="reason"`'

export function toSnippet({ language, meta, code }: CodeFence, isConverted = false): Snippet {
  const { title, part, noCheck, words } = readCodeMeta(meta)
  return { language, title, part, noCheck, words, isConverted, code }
}

/**
 * Finds the position of the last key of a path such as `['themeConfig', 'navbar', 'titel']`. Its keys are searched for
 * one after the other, and keys that the code does not contain are skipped.
 */
export function findKey(code: string, path: (string | number)[]): { line: number; column: number } {
  let offset = 0
  let found = 0
  for (const key of path) {
    if (typeof key === 'number') continue
    const name = key.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    const match = new RegExp(`(?<![\\w$-])${name}(?![\\w$-])`).exec(code.slice(offset))
    if (!match) continue
    found = offset + match.index
    offset = found + key.length
  }
  return toPlace(code, found)
}
