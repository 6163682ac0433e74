/** Returns what a line of a diff does to the code, or undefined for context and for lines about files and positions. */
export function readDiffSign(line: string): 'add' | 'del' | undefined {
  if (/^\+(?!\+\+)/.test(line)) return 'add'
  return /^-(?!--)/.test(line) ? 'del' : undefined
}

/** Matches a line that Git writes about files and positions instead of code. */
const ABOUT = /^(?:diff --git |index [\da-f]+\.\.|--- \S|\+\+\+ \S|@@ |\\ No newline)/

/**
 * Returns the code after a diff: without signs, removed lines and lines about files and positions. The leading space of
 * context lines is removed only if all of them have one, because many diffs are written without it.
 * @example toNewCode('-a\n+b\n c') // 'b\nc'
 */
export function toNewCode(diff: string): string {
  const lines = diff.split('\n').filter((line) => !ABOUT.test(line) && readDiffSign(line) !== 'del')
  const isIndented = lines.every(
    (line) => readDiffSign(line) || line === '' || line.startsWith(' '),
  )
  return lines.map((line) => (readDiffSign(line) || isIndented ? line.slice(1) : line)).join('\n')
}
