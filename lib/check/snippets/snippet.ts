import type { CodePart } from '@/lib/markdown/code/code-meta'
import { readCodeMeta } from '@/lib/markdown/code/code-meta'
import type { Problem } from '@/lib/problems/problem'
import type { CodeFence } from '../code-fences'

/** Code in a document, as a check sees it. */
export type Snippet = {
  /** In lower case, as the author wrote it. */
  language: string
  title: string | undefined
  /** The object whose properties the code is; undefined if it is a whole file. */
  part: CodePart | undefined
  /** Why it is not checked. */
  noCheck: string | undefined
  isLive: boolean
  code: string
}

/** A problem of a snippet; lines and columns are 1-based positions in its code. */
export type SnippetProblem = Omit<Problem, 'path'>

export const CODE_FIX =
  'correct the code, or mark what is wrong on purpose with `no-check="reason"`'

export function toSnippet({ language, meta, code }: CodeFence): Snippet {
  const { title, part, noCheck, words } = readCodeMeta(meta)
  return { language, title, part, noCheck, isLive: words.includes('live'), code }
}

/** Where a text is in code, as 1-based line and column; the start of the code if it is not there. */
export function toPlace(code: string, offset: number): { line: number; column: number } {
  const before = code.slice(0, Math.max(0, offset)).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

/**
 * The place of the last key of a path such as `['themeConfig', 'navbar', 'titel']`: its keys are looked for one behind the
 * other, and what the code does not spell out is skipped.
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
