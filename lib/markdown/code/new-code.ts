/** What a line of a diff does to the code, by its sign; undefined for context and for lines about files and places. */
export function readDiffSign(line: string): 'add' | 'del' | undefined {
  if (/^\+(?!\+\+)/.test(line)) return 'add'
  return /^-(?!--)/.test(line) ? 'del' : undefined
}

/** A line that Git writes about files and places; no code. */
const ABOUT = /^(?:diff --git |index [\da-f]+\.\.|--- \S|\+\+\+ \S|@@ |\\ No newline)/

/**
 * The code that a diff leads to: without signs, removed lines and lines about files and places. Context loses the space
 * in front only if every line of it has one, because many diffs are written without it.
 * @example toNewCode('-a\n+b\n c') // 'b\nc'
 */
export function toNewCode(diff: string): string {
  const lines = diff.split('\n').filter((line) => !ABOUT.test(line) && readDiffSign(line) !== 'del')
  const isIndented = lines.every(
    (line) => readDiffSign(line) || line === '' || line.startsWith(' '),
  )
  return lines.map((line) => (readDiffSign(line) || isIndented ? line.slice(1) : line)).join('\n')
}
