import max from 'lodash-es/max.js'
import min from 'lodash-es/min.js'
import range from 'lodash-es/range.js'
import uniq from 'lodash-es/uniq.js'
import parseNumericRange from 'parse-numeric-range'

/** The options in the words after a fence's language. */
export type CodeMeta = {
  title: string | undefined
  /** The number of the first line, or undefined if lines are not numbered. */
  firstNumber: number | undefined
  /** Ranges of highlighted lines as written, such as `1,3-5`. */
  highlighted: string | undefined
  /** Ranges of focused lines as written. Empty if the highlighted lines are focused. */
  focused: string | undefined
  /** Whether the code is not formatted: a fragment that does not parse, or an example of bad style. */
  noFormat: boolean
  /** Why the code is not checked against the packages, or undefined if it is. */
  noCheck: string | undefined
  /** The object whose properties the code contains, or undefined if it is a whole file. */
  part: CodePart | undefined
  /** Size of the drawn diagram in pixels, which the page reserves before it is drawn. */
  size: { width: string; height: string } | undefined
  /** The other words that have a meaning: `live`, `noInline`, `npm2yarn`, `no-javascript`. */
  words: string[]
  /** The words that have no meaning. */
  unknown: string[]
}

/** The objects whose properties can be shown on their own, as in `in=themeConfig`. */
export const codeParts = ['config', 'themeConfig', 'preset', 'docs', 'blog', 'plugin'] as const

export type CodePart = (typeof codeParts)[number]

const otherWords = ['live', 'noInline', 'npm2yarn', 'no-javascript']

/** All words that authors can write after a language. */
export const knownAttributes = [
  'title',
  'showLineNumbers',
  'focus',
  'no-format',
  'no-check',
  'in',
  'size',
  ...otherWords,
]

/** Returns the index of a quote that is never closed, as in `title="a.js`, or -1. */
export function findOpenQuote(meta: string): number {
  const open = meta.replace(/=(["']).*?\1/g, (closed) => ' '.repeat(closed.length))
  return open.search(/(?<=\w=)["']/)
}

/**
 * Reads `title="…"`, `{1,3-5}`, `showLineNumbers`, `showLineNumbers={5}`, `focus`, `focus={2-3}`, `no-format`,
 * `no-check="reason"`, `in=themeConfig` and `size=640x480`.
 * @example readCodeMeta('{2} live').highlighted // '2'
 */
export function readCodeMeta(meta: string): CodeMeta {
  let rest = meta
  const take = (pattern: RegExp): RegExpExecArray | null => {
    const match = pattern.exec(rest)
    if (match) rest = rest.replace(match[0], ' ')
    return match
  }
  const noCheck = take(/(?:^|\s)no-check=(["'])(.+?)\1/)?.[2]
  const title = take(/title=(["'])(.*?)\1/)?.[2]
  const numbers = take(/showLineNumbers(?:=?\{(\w+)\}|=(\d+))?/)
  const first = numbers?.[1] ?? numbers?.[2] ?? '1'
  const focus = take(/(?:^|\s)focus(?:=?\{([\d,\s-]+)\})?(?=\s|$)/)
  const highlighted = take(/\{([\d,\s-]+)\}/)?.[1]
  const noFormat = take(/(?:^|\s)no-format(?=\s|$)/) !== null
  const part = take(/(?:^|\s)in=(\w+)(?=\s|$)/)?.[1]
  const [, width, height] = take(/(?:^|\s)size=(\d+)x(\d+)(?=\s|$)/) ?? []
  const knownPart = codeParts.find((known) => known === part)
  if (part !== undefined && knownPart === undefined) rest += ` in=${part}`
  const words = rest.match(/[\w-]+=(?:"[^"]*"|'[^']*')|\S+/g) ?? []
  return {
    title: title === '' ? undefined : title,
    firstNumber: numbers && first !== 'false' ? Number(/^\d+$/.test(first) ? first : 1) : undefined,
    highlighted,
    focused: focus ? (focus[1] ?? '') : undefined,
    noFormat,
    noCheck,
    part: knownPart,
    size: width && height ? { width, height } : undefined,
    words: words.filter((word) => otherWords.includes(word)),
    unknown: words.filter((word) => !otherWords.includes(word)),
  }
}

function parseRanges(ranges: string): number[] {
  return parseNumericRange(ranges.replace(/\s/g, ''))
}

/**
 * Returns the first and the last line in ranges that are outside a block with `count` lines.
 * @example findLinesBeyond('0,2-9', 4) // [0, 9]
 */
export function findLinesBeyond(ranges: string, count: number): number[] {
  const beyond = parseRanges(ranges).filter((line) => line < 1 || line > count)
  return uniq([min(beyond), max(beyond)]).filter((line) => line !== undefined)
}

/**
 * Returns the line numbers in ranges, from 1 to `count`.
 * @example toLineNumbers('0,2-3,9', 4) // [2, 3]
 */
export function toLineNumbers(ranges: string, count: number): number[] {
  const lines = new Set(parseRanges(ranges))
  return range(1, count + 1).filter((line) => lines.has(line))
}
