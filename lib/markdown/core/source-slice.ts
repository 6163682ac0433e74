import type { Point } from 'unist'

/**
 * Creates a function that returns the source between two points. It uses lines and columns, because offsets may have
 * moved before the text was parsed.
 */
export function createSlice(source: string): (start: Point, end: Point) => string {
  const offsets = [0]
  for (const match of source.matchAll(/\r\n?|\n/g)) offsets.push(match.index + match[0].length)
  const toOffset = ({ line, column }: Point) => (offsets[line - 1] ?? source.length) + column - 1
  return (start, end) => source.slice(toOffset(start), toOffset(end))
}
