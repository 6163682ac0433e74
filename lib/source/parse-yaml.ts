import { LineCounter, parseDocument, YAMLParseError } from 'yaml'
import type { Problem } from '@/lib/core/problem'

/** Parses YAML, or JSON, which is YAML too. An alias without an anchor is an error, and there is no data then. */
export function parseYaml(text: string) {
  const lineCounter = new LineCounter()
  const document = parseDocument(text, { lineCounter, prettyErrors: false })
  let data: unknown
  try {
    data = document.toJS()
  } catch (error) {
    document.errors.push(new YAMLParseError([0, 0], 'BAD_ALIAS', (error as Error).message))
  }
  return {
    document,
    data,
    /** Returns the position of an offset in the text. */
    toPlace: (offset: number): Pick<Problem, 'line' | 'column'> => {
      const { line, col } = lineCounter.linePos(offset)
      return { line, column: Math.max(col, 1) }
    },
  }
}
