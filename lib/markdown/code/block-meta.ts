/** How a code block is shown, in a fence's meta between `remarkCodeDirectives` and the highlighter. */
export type BlockMeta = {
  title?: string | undefined
  /** The number of the first line, or undefined if lines are not numbered. */
  firstNumber?: number | undefined
  /** 1-based line numbers by mark. */
  highlighted: number[]
  error: number[]
  focused: number[]
  /** The release whose packages the code has been checked against. */
  checked?: string | undefined
}

/**
 * Writes meta that rehype-pretty-code reads: `title="…"` (URI encoded, because it can't contain quotes) and `{1,3}`.
 * The other words are read by `readBlockMeta`.
 * @example writeBlockMeta({ highlighted: [1, 3], error: [], focused: [2] }) // '{1,3} focused=2'
 */
export function writeBlockMeta(meta: BlockMeta): string {
  const { title, firstNumber, highlighted, error, focused, checked } = meta
  return [
    title !== undefined && `title="${encodeURIComponent(title)}"`,
    highlighted.length > 0 && `{${highlighted.join(',')}}`,
    error.length > 0 && `error=${error.join(',')}`,
    focused.length > 0 && `focused=${focused.join(',')}`,
    firstNumber !== undefined && `first=${firstNumber}`,
    checked !== undefined && `checked=${checked}`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** Reads the words of `writeBlockMeta` that rehype-pretty-code does not know. */
export function readBlockMeta(meta: string): Omit<BlockMeta, 'title' | 'highlighted'> {
  const words = new Map(meta.split(' ').map((word) => word.split('=') as [string, string]))
  const toNumbers = (name: string) => words.get(name)?.split(',').map(Number) ?? []
  return {
    firstNumber: toNumbers('first')[0],
    error: toNumbers('error'),
    focused: toNumbers('focused'),
    checked: words.get('checked'),
  }
}

/** Removes what does not change the code itself, so that blocks which look the same are highlighted once. */
export function toHighlighterMeta(meta: string): string {
  return meta.replace(/ ?checked=\S+/, '')
}
