import { CODE_MARK } from './prose-text'
import type { ProseBlock } from './prose-text'

/** A sentence, or a text without a final period, such as a heading. */
export type Sentence = {
  kind: ProseBlock['kind']
  text: string
  /** Where it starts in the file. */
  offset: number
  words: number
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

const word = new RegExp(`[\\p{L}\\p{N}${CODE_MARK}]`, 'u')

/** An enumeration of code counts as one word. */
const enumeration = new RegExp(`${CODE_MARK}+(?:,? +${CODE_MARK}+)+`, 'g')

function countWords(text: string): number {
  return text
    .replace(enumeration, CODE_MARK)
    .split(/\s+/)
    .filter((token) => word.test(token)).length
}

/** Splits a block into sentences without surrounding whitespace. Code counts as one word. */
export function splitSentences({ kind, text, offset }: ProseBlock): Sentence[] {
  return [...segmenter.segment(text)].flatMap(({ segment, index }) => {
    const trimmed = segment.trim()
    if (trimmed === '') return []
    const start = offset + index + segment.indexOf(trimmed)
    return [{ kind, text: trimmed, offset: start, words: countWords(trimmed) }]
  })
}

/** Whether it is a complete sentence instead of a heading, a label or a table cell. */
export function isFullSentence({ kind, text }: Pick<Sentence, 'kind' | 'text'>): boolean {
  return kind !== 'heading' && /[.!?:]\W*$/.test(text)
}

/** Past participles that do not end in "ed", without those that are mostly adjectives, such as "known". */
const irregular = [
  ...['begun', 'bound', 'broken', 'brought', 'built', 'bought', 'caught', 'chosen', 'cut', 'dealt'],
  ...['done', 'drawn', 'driven', 'fed', 'forbidden', 'forgotten', 'found', 'frozen', 'given'],
  ...[
    'held',
    'hidden',
    'hit',
    'kept',
    'laid',
    'led',
    'left',
    'lost',
    'made',
    'meant',
    'overridden',
  ],
  ...['overwritten', 'put', 'read', 'rebuilt', 'rewritten', 'run', 'said', 'seen', 'sent', 'set'],
  ...[
    'shown',
    'shut',
    'split',
    'spread',
    'taken',
    'taught',
    'thrown',
    'told',
    'understood',
    'withdrawn',
  ],
  ...['written'],
].join('|')

/** Participles that describe a state instead of an action. */
const adjectives =
  'based|deprecated|indeed|interested|limited|localized|needed|nested|related|required|supported|unlisted|unused|unsupported|versioned'

const passive = new RegExp(
  `\\b(?:am|is|are|was|were|be|been|being)(?:n['’]t)? +(?:(?:\\w+ly|also|always|never|no longer|not|only|still|then) +)?(?!(?:${adjectives})\\b)(?:\\w{2,}ed|${irregular})\\b`,
  'i',
)

/** Whether a sentence is in the passive voice. @example 'The page is built.' */
export function isPassive({ text }: Pick<Sentence, 'text'>): boolean {
  return passive.test(text)
}
