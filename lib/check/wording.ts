import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import type { Problem } from '@/lib/core/problem'
import { toPlace } from '@/lib/core/problem'

/** A text that this site words differently. */
export type WordingProblem = Problem & {
  /** Where the text starts in the file, in UTF-16 code units. */
  offset: number
  found: string
  /** What replaces the text. Undefined if the author has to decide. */
  replacement?: string
  /** Whether it fails no check. */
  isAdvice: boolean
}

type Rule = { pattern: RegExp; replacement?: string; fix?: string; isAdvice: boolean }

/** Maximum number of words in a sentence, set by the content guide. Inline code counts as one word. */
const MAX_SENTENCE_WORDS = 25

/** Stands for each character of code, which looks like one word. */
const CODE_MARK = 'Ⓧ'

const table = z.record(z.string(), z.string())

const rules = z
  .strictObject({ terms: table, names: table, advice: table })
  .transform(({ terms, names, advice }): Rule[] => [
    ...toRules(terms, 'giu', (replacement) => ({ replacement, isAdvice: false })),
    ...toRules(names, 'gu', (replacement) => ({ replacement, isAdvice: false })),
    ...toRules(advice, 'giu', (fix) => ({ fix, isAdvice: true })),
  ])
  .parse(parse(readFileSync('lib/check/wording.yml', 'utf8')))

function toRules(
  rows: Record<string, string>,
  flags: string,
  toRest: (text: string) => Omit<Rule, 'pattern'>,
): Rule[] {
  return Object.entries(rows).map(([source, text]) => {
    const spaced = source.replaceAll(' ', '(?: +|\\n *)')
    // Not part of the name of a file or package.
    const pattern = new RegExp(`(?<![\\w./@-])(?:${spaced})(?![\\w/@-]|\\.\\w)`, flags)
    return { pattern, ...toRest(text) }
  })
}

/** What isn't prose. Unlike spelling, wording is also about abbreviations and URLs. */
const notProse = z
  .object({ patterns: z.array(z.object({ name: z.string(), pattern: z.string() })) })
  .parse(parse(readFileSync('cspell.config.yaml', 'utf8')))
  .patterns.filter(({ name }) => name !== 'abbreviation' && name !== 'URL')
  .map(({ name, pattern }) => {
    const end = pattern.lastIndexOf('/')
    const mark = name === 'code' ? CODE_MARK : ' '
    return { mark, pattern: new RegExp(pattern.slice(1, end), pattern.slice(end + 1)) }
  })

/** Replaces what isn't prose, so that the rest keeps its place. */
function toProse(text: string): string {
  return notProse.reduce(
    (prose, { mark, pattern }) => prose.replace(pattern, (match) => match.replace(/[^\n]/g, mark)),
    text,
  )
}

/** Fills in the groups of the match, and capitalizes the replacement like the match. */
function toReplacement([found, ...groups]: RegExpExecArray, replacement: string): string {
  const text = replacement.replace(/\$(\d)/g, (_, group) => groups[Number(group) - 1] ?? '')
  return /^\p{Lu}\p{Ll}/u.test(found) ? text.charAt(0).toUpperCase() + text.slice(1) : text
}

/** Finds the sentences that are too long, with their number of words. */
function findLongSentences(prose: string): { offset: number; found: string; words: number }[] {
  const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })
  // Paragraphs, headings, list items, table cells and values.
  return [...prose.matchAll(/(?:(?!\n\s*(?:\n|[-*+#>:|]|\d+\.|\w+:))[^|])+/g)].flatMap((block) =>
    [...segmenter.segment(block[0])].flatMap(({ segment, index }) => {
      const words = segment.split(/\s+/).filter((word) => /[\p{L}\p{N}Ⓧ]/u.test(word)).length
      const found = segment.trim()
      const offset = block.index + index + segment.indexOf(found)
      return words > MAX_SENTENCE_WORDS ? [{ offset, found, words }] : []
    }),
  )
}

/** Finds what this site words differently in a document, partial or YAML file. */
export function checkWording(path: string, text: string): WordingProblem[] {
  const prose = toProse(text)
  const lines = text.split('\n')
  const locate = (offset: number) => ({ path, ...toPlace(text, offset), offset })
  const words = rules.flatMap(({ pattern, replacement: row, fix = '', isAdvice }) =>
    [...prose.matchAll(pattern)].map((match): WordingProblem => {
      const [found] = match
      const place = locate(match.index)
      const problem = { ...place, message: `"${found}" is not how this site says it` }
      if (row === undefined) return { ...problem, fix, found, isAdvice }
      const replacement = toReplacement(match, row)
      const better = `write "${replacement}"`
      // Its author may change the id of a heading, which is made of its words.
      return lines[place.line - 1]?.startsWith('#')
        ? { ...problem, fix: better, found, isAdvice }
        : {
            ...problem,
            fix: `${better}, or run npm run format:prose`,
            found,
            replacement,
            isAdvice,
          }
    }),
  )
  const sentences = findLongSentences(prose).map(({ offset, found, words: count }) => ({
    ...locate(offset),
    message: `the sentence has ${count} words, more than ${MAX_SENTENCE_WORDS}`,
    fix: 'split it in two, with one rule each',
    found,
    isAdvice: true,
  }))
  return [...words, ...sentences]
}

/** Writes what replaces the texts of problems. Of two that overlap, the first one is replaced. */
export function correctWording(text: string, problems: readonly WordingProblem[]): string {
  let result = ''
  let end = 0
  for (const { offset, found, replacement } of [...problems].sort((a, b) => a.offset - b.offset)) {
    if (replacement === undefined || offset < end) continue
    result += text.slice(end, offset) + replacement
    end = offset + found.length
  }
  return result + text.slice(end)
}
