import type { Point } from 'unist'

/** Reads the source between two points, by line and column: what ran before the parser may have moved offsets. */
export function createSlice(source: string): (start: Point, end: Point) => string {
  const offsets = [0]
  for (const match of source.matchAll(/\r\n?|\n/g)) offsets.push(match.index + match[0].length)
  const toOffset = ({ line, column }: Point) => (offsets[line - 1] ?? source.length) + column - 1
  return (start, end) => source.slice(toOffset(start), toOffset(end))
}
