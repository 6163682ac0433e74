import memoize from 'lodash-es/memoize.js'
import { formatCode } from './code-style'
import { readCodeMeta } from './code-meta'

/** A fence, as checks and the conversion read it. */
export type FenceText = {
  /** In lower case. Empty if the fence has none. */
  language: string
  /** Text after the language. */
  meta: string
  code: string
}

/** A block of imports, which may be hidden, followed by a blank line. */
const IMPORTS = /^(?:(?:import |\/\/ hide-)[^\n]*\n)+(?=\n)/

/**
 * Whether readers get a fence in JavaScript as well: a file of their site in TypeScript. Declaration files have no such
 * form, nor has live code, and `no-javascript` marks a file that is about TypeScript.
 */
export function hasJavaScriptForm({ language, meta }: Omit<FenceText, 'code'>): boolean {
  const { title = '', noCheck, noFormat, words } = readCodeMeta(meta)
  return (
    /^tsx?$/.test(language) &&
    /(?<!\.d)\.tsx?$/.test(title) &&
    noCheck === undefined &&
    !noFormat &&
    words.length === 0
  )
}

/** Replaces the extension of the TypeScript file in a title. */
export function replaceExtension(meta: string, replace: (extension: string) => string): string {
  return meta.replace(
    /(title=(["']).*?)(\.tsx?)(?=\2)/,
    (_, start: string, _quote: string, extension: string) => start + replace(extension),
  )
}

/** Returns properties between code that makes them a program, and the number of lines before them that it adds. */
export function wrapProperties(code: string, before: string, after: string) {
  const imports = IMPORTS.exec(code)?.[0]
  // The added line replaces the blank line after the imports, so no line moves.
  return imports
    ? { text: `${imports}${before}${code.slice(imports.length)}\n${after}`, addedLines: 0 }
    : { text: `${before}\n${code}\n${after}`, addedLines: 1 }
}

/** Undoes `wrapProperties` after formatting. */
function toProperties(program: string): string {
  const [imports = '', object = ''] = program.split(/^export default \{$/m)
  const properties = object.replace(/\n\};$/, '').replace(/^ {2}/gm, '')
  return imports === '' ? properties.slice(1) : imports + properties
}

/**
 * Returns the ranges that lines of the original have in formatted code. Formatting indents lines and adds some, so the
 * second line that reads `},` is still the second one.
 */
function moveRanges(
  ranges: string,
  stripped: (string | undefined)[],
  formatted: string,
  added: number,
): string {
  const toKeys = (text: string) => text.split('\n').map((line) => line.replace(/\s/g, ''))
  const lines = toKeys(formatted)
  const written = stripped.flatMap((text = '', index) =>
    toKeys(text)
      // The comments that are added to a line aren't marked.
      .filter((key, _, { length }) => length === 1 || !/^\/?\*/.test(key))
      .map((key) => ({ key, origin: index + 1 })),
  )
  const moved = written.map(({ key, origin }, index) => {
    const earlier = written.slice(0, index).filter((other) => other.key === key).length
    const at = lines.flatMap((other, line) => (other === key ? [line + 1] : []))[earlier]
    return { origin, at: key === '' ? undefined : at }
  })
  const found = ranges.split(',').map((range) => {
    const [first = 0, last = first] = range.split('-').map((line) => Number(line) + added)
    const numbers = moved.flatMap(({ origin, at }) =>
      at !== undefined && origin >= first && origin <= last ? [at] : [],
    )
    const [start, end] = [numbers[0], numbers.at(-1)].map((number) => (number ?? 0) - added)
    return numbers.length === 0 ? '' : start === end ? `${start}` : `${start}-${end}`
  })
  return found.filter((range) => range !== '').join(',')
}

async function convert({ language, meta, code }: FenceText): Promise<FenceText> {
  // TypeScript takes longer to load than most documents to compile, and few of them need it.
  const { stripTypes } = await import('./strip-types')
  const { part } = readCodeMeta(meta)
  const { text, addedLines } = part
    ? wrapProperties(code, 'export default {', '};')
    : { text: code, addedLines: 0 }
  const stripped = stripTypes(text)
  // This parser knows no types, so what is left of them is an error.
  const withEmpty = await formatCode(
    stripped.filter((line) => line !== undefined).join('\n'),
    'acorn',
  )
  // What is left of imports whose braces held only types.
  const formatted = withEmpty
    .replace(/^import \{\} from .*\n+/gm, '')
    .replace(/^(import .*), \{\}(?= from )/gm, '$1')
  const movedMeta = replaceExtension(meta, () => '.js').replace(
    /(^|\sfocus=?|\s)\{([\d,\s-]+)\}/g,
    (_, before: string, ranges: string) => {
      const moved = moveRanges(ranges, stripped, formatted, addedLines)
      return moved === '' ? '' : `${before}{${moved}}`
    },
  )
  return {
    language: language === 'tsx' ? 'jsx' : 'js',
    meta: movedMeta,
    code: part ? toProperties(formatted) : formatted,
  }
}

/**
 * Converts a fence for which `hasJavaScriptForm` holds, once for all versions that contain it. Marked lines stay marked,
 * and the title is that of the JavaScript file.
 * @throws SyntaxError if the code is not valid, or has syntax that types can't be removed from, such as an enum
 */
export const toJavaScriptForm = memoize(convert, ({ language, meta, code }: FenceText) =>
  JSON.stringify([language, meta, code]),
)
