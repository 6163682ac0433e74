import type { Document, ErrorCode } from 'yaml'
import { LineCounter, parseDocument, YAMLParseError } from 'yaml'
import type { Problem } from '@/lib/core/problem'
import type { DataProblem } from './data-problems'

/**
 * Parses YAML, or JSON, which is YAML too. Keys are text, even numbers. An alias without an anchor is an error, and
 * there is no data then.
 * @param above number of lines above the text in its file, such as the opening fence of front matter
 */
export function parseYaml(text: string, above = 0) {
  const lineCounter = new LineCounter()
  const document = parseDocument(text, {
    lineCounter,
    prettyErrors: false,
    stringKeys: true,
    logLevel: 'error',
  })
  let data: unknown
  try {
    data = document.toJS()
  } catch (error) {
    document.errors.push(new YAMLParseError([0, 0], 'BAD_ALIAS', (error as Error).message))
  }
  return {
    document,
    data,
    /** Returns the position in the file for an offset in the text. */
    toPlace: (offset: number): Pick<Problem, 'line' | 'column'> => {
      const { line, col } = lineCounter.linePos(offset)
      return { line: line + above, column: Math.max(col, 1) }
    },
  }
}

/** How to correct errors of the parser that have a better advice than others. */
const FIXES = new Map<ErrorCode, string>([
  ['DUPLICATE_KEY', 'remove one of the two keys'],
  ['NON_STRING_KEY', 'put text with braces or brackets in quotes'],
])

/**
 * Returns the problem of YAML that can't be parsed. Later errors are often only consequences of the first one.
 * @param what names the text in the message
 * @param language what it is written in
 */
export function findYamlProblem(
  { errors: [error] }: Document,
  text: string,
  what: string,
  language: 'YAML' | 'JSON' = 'YAML',
): DataProblem | undefined {
  if (!error) return undefined
  const [start, end] = error.pos
  const [, quote] = /^Missing closing (["'])quote/.exec(error.message) ?? []
  const isTab = error.code === 'TAB_AS_INDENT' || text.slice(start, end + 1).includes('\t')
  return {
    at: [],
    // A value whose quote isn't closed ends with the front matter.
    offset: quote
      ? Math.max(text.search(new RegExp(`(?<=^[ -]*\\S+: *)${quote}(?!.*${quote}$)`, 'm')), 0)
      : start,
    message: `${what} is not valid ${language}: ${error.message.replace(/^With stringKeys, |\.$/g, '')}`,
    fix: isTab
      ? 'indent with spaces, not tabs'
      : (FIXES.get(error.code) ?? `correct the ${language}; put text with a colon in quotes`),
  }
}
