import type { ProseIssue } from './check-words'
import { checkWords } from './check-words'
import { toDataProse, toProseText } from './prose-text'
import type { Sentence } from './sentences'
import { isPassive, isFullSentence, splitSentences } from './sentences'
import type { Dictionary, UnknownWord } from './spelling'
import { findUnknownWords } from './spelling'
import { vocabulary, wordRules } from './word-rules'

/** Maximum number of words in a sentence, set by the content guide. Inline code counts as one word. */
const MAX_SENTENCE_WORDS = 25

/**
 * Maximum share of passive sentences on a page. When it was set, half of all pages had 10% or less, and the maximum was
 * 32%.
 */
const MAX_PASSIVE_SHARE = 0.3

/** Minimum number of sentences for which the share is meaningful. */
const MIN_SENTENCES = 20

/** Result of checking the prose of a file. */
export type CheckedProse = {
  /** Issues of its words and sentences. */
  issues: ProseIssue[]
  /** Issues of its title, and of URLs without a text. In fixtures, these are what the page tests. */
  dataIssues: ProseIssue[]
  /** Words that are not English. Some of them may be terms of this site. */
  unknown: UnknownWord[]
  /** Number of sentences, headings and other texts. */
  sentences: number
}

/** Removes the edit of an issue in a heading. Its id is derived from its words, so only its author may change them. */
function keepIds({ kind }: Sentence, { edit, ...issue }: ProseIssue): ProseIssue {
  return edit === undefined || kind === 'heading' ? issue : { ...issue, edit }
}

/**
 * Whether a word is an identifier or part of a name such as `plugin-pwa`, which cannot be marked as code in a
 * title.
 */
function isName(word: string, text: string, offset: number): boolean {
  const around = [text[offset - 1], text[offset + word.length]]
  return /\p{Ll}\p{Lu}/u.test(word) || around.includes('-')
}

/** Whether the text is a title, another field or an alt text, where nothing can be marked as code. */
function isField(kind: Sentence['kind']): boolean {
  return kind === 'field' || kind === 'title'
}

function listUnknown({ kind, text, offset }: Sentence, english: Dictionary): UnknownWord[] {
  return findUnknownWords(text, english)
    .filter(({ word, offset: index }) => !isField(kind) || !isName(word, text, index))
    .map(({ word, offset: index }) => ({ word, offset: offset + index }))
}

function checkRepeatedWords({ text, offset }: Sentence): ProseIssue[] {
  return [...text.matchAll(/(?<![\w-])(\p{L}+) +\1(?![\w-])/giu)]
    .filter(([, word = '']) => !/^(?:had|that)$/i.test(word))
    .map((match) => ({
      offset: offset + match.index,
      message: `"${match[1] ?? ''}" is repeated`,
      fix: 'remove one',
    }))
}

function checkLength({ words, offset }: Sentence): ProseIssue[] {
  if (words <= MAX_SENTENCE_WORDS) return []
  const message = `the sentence has ${words} words, more than the limit of ${MAX_SENTENCE_WORDS}`
  return [{ offset, message, fix: 'split it in two, with one rule each' }]
}

function checkPassive(sentences: Sentence[]): ProseIssue[] {
  const fullSentences = sentences.filter(isFullSentence)
  const passive = fullSentences.filter(isPassive)
  const [first] = passive
  if (!first || fullSentences.length < MIN_SENTENCES) return []
  if (passive.length / fullSentences.length <= MAX_PASSIVE_SHARE) return []
  return [
    {
      offset: first.offset,
      message: `${passive.length} of ${fullSentences.length} sentences are passive, more than the limit of ${MAX_PASSIVE_SHARE * 100}%`,
      fix: 'say who does it, starting with this one',
    },
  ]
}

function checkSentence(sentence: Sentence): ProseIssue[] {
  return [
    ...checkWords(sentence, wordRules).map((issue) => keepIds(sentence, issue)),
    ...checkRepeatedWords(sentence),
    ...checkLength(sentence),
  ]
}

/**
 * Checks the words and sentences of a document and finds the words that are not English.
 * @throws VFileMessage if the document is not valid MDX
 */
export function checkDocument(
  file: string,
  english: Dictionary,
  format: 'md' | 'mdx' = 'mdx',
): CheckedProse {
  const { blocks, bareUrls } = toProseText(file, format)
  const sentences = blocks.flatMap(splitSentences)
  const titles = sentences.filter(({ kind }) => kind === 'title')
  const others = sentences.filter(({ kind }) => kind !== 'title')
  return {
    issues: [...others.flatMap(checkSentence), ...checkPassive(sentences)],
    dataIssues: [
      ...titles.flatMap(checkSentence),
      ...bareUrls.map(({ offset, url }) => ({
        offset,
        message: `the URL "${url}" has no text`,
        fix: 'write `[what it leads to](URL)`, or make it code',
      })),
    ],
    unknown: sentences.flatMap((sentence) => listUnknown(sentence, english)),
    sentences: sentences.length,
  }
}

/** Checks the words and sentences of a YAML file and finds the words that are not English. */
export function checkDataFile(file: string, english: Dictionary): CheckedProse {
  const sentences = toDataProse(file).flatMap(splitSentences)
  return {
    issues: sentences.flatMap(checkSentence),
    dataIssues: [],
    unknown: sentences.flatMap((sentence) => listUnknown(sentence, english)),
    sentences: sentences.length,
  }
}

/** Checks only the vocabulary, for texts that are not part of the documentation. */
export function checkVocabulary(file: string): ProseIssue[] {
  const sentences = toProseText(file, 'md').blocks.flatMap(splitSentences)
  return sentences.flatMap((sentence) =>
    checkWords(sentence, vocabulary).map((issue) => keepIds(sentence, issue)),
  )
}
