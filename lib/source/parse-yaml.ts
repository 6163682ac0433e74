import type { Document, ErrorCode, YAMLError } from 'yaml'
import { parseDocument, YAMLParseError } from 'yaml'
import type { Problem } from '@/lib/core/problem'
import { toPlace } from '@/lib/core/problem'
import type { DataProblem } from './data-problems'

/**
 * Parses YAML, or JSON, which is YAML too. Keys are text, even numbers. An alias without an anchor is an error, and
 * there is no data then.
 * @param above number of lines above the text in its file, such as the opening fence of front matter
 */
export function parseYaml(text: string, above = 0) {
  const options = { prettyErrors: false, stringKeys: true, logLevel: 'error' } as const
  const document = parseDocument(text, options)
  let data: unknown
  try {
    data = document.toJS()
  } catch (error) {
    const { message } = error as Error
    const offset = Math.max(text.indexOf(`*${message.split(': ').at(-1)}`), 0)
    document.errors.push(new YAMLParseError([offset, offset], 'BAD_ALIAS', message))
  }
  return {
    document,
    data,
    /** Returns the position in the file for an offset in the text. */
    toPlace: (offset: number): Pick<Problem, 'line' | 'column'> => {
      const { line, column } = toPlace(text, offset)
      return { line: line + above, column }
    },
  }
}

/** How to correct errors of the parser that have a better advice than others. */
const FIXES = new Map<ErrorCode, string>([
  ['DUPLICATE_KEY', 'remove one of the two keys'],
  ['BAD_ALIAS', 'put text that starts with * in quotes'],
  ['BAD_SCALAR_START', 'put the value in quotes'],
  ['BAD_DQ_ESCAPE', 'write two backslashes, or put the value in single quotes'],
  ['MULTIPLE_DOCS', 'remove the line ---'],
  ['NON_STRING_KEY', 'put text with braces or brackets in quotes'],
])

/** Returns how to correct an error, by what the parser says and what is in its place. */
function findFix({ code, message, pos }: YAMLError, text: string, language: string): string {
  const [start, end] = pos
  if (code === 'TAB_AS_INDENT' || text.slice(start, end + 1).includes('\t'))
    return 'indent with spaces, not tabs'
  if (message.startsWith('Implicit') && /^(?:-\w|[\w-]+:[^\s/])/.test(text.slice(start)))
    return 'write a space after the colon or the dash'
  if (
    /^(?:Unexpected scalar at|Not a YAML token)/.test(message) &&
    /["'] *$/.test(text.slice(0, start))
  )
    return 'put the whole value in quotes, other than those inside it'
  return FIXES.get(code) ?? `correct the ${language}; put text with a colon in quotes`
}

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
  const [, quote] = /^Missing closing (["'])quote/.exec(error.message) ?? []
  return {
    at: [],
    // A value whose quote isn't closed ends with the front matter.
    offset: quote
      ? Math.max(text.search(new RegExp(`(?<=^[ -]*\\S+: *)${quote}(?!.*${quote}$)`, 'm')), 0)
      : error.pos[0],
    message: `${what} is not valid ${language}: ${error.message.replace(/^With stringKeys, |\.$/g, '')}`,
    fix: findFix(error, text, language),
  }
}
