import type { LineMark } from './code-directives'

/** How a code block is shown, in a fence's meta between `remarkCodeDirectives` and `rehypeCodeFigures`. */
export type BlockMeta = {
  /** The number of the first line, or undefined if lines are not numbered. */
  firstNumber?: number | undefined
  /** 1-based line numbers by mark. */
  lines: Record<LineMark, number[]>
  title?: string | undefined
  /** The release whose packages the code has been checked against. */
  checked?: string | undefined
}

/**
 * Writes meta as two words: what highlighting depends on, and the rest. They are encoded, because quotes, braces and
 * slashes have a meaning for rehype-pretty-code.
 */
export function writeBlockMeta({ title, checked, ...highlighting }: BlockMeta): string {
  return [highlighting, { title, checked }]
    .map((part) => encodeURIComponent(JSON.stringify(part)))
    .join(' ')
}

/** Reads one or both words of `writeBlockMeta`. A fence without a language has no meta. */
export function readBlockMeta(meta = ''): BlockMeta {
  const parts = meta.split(' ').filter(Boolean)
  return Object.assign(
    { lines: { highlighted: [], error: [], focused: [] } },
    ...parts.map((part): unknown => JSON.parse(decodeURIComponent(part))),
  ) as BlockMeta
}

/** Returns the word that highlighting depends on, so that blocks which look the same are highlighted once. */
export function toHighlighterMeta(meta: string): string {
  return meta.split(' ')[0] ?? ''
}
