import type { Sentence } from './sentences'
import type { WordRule } from './word-rules'

type Replacing = Extract<WordRule, { replacement: string }>

/** Something in a document that should be worded differently. */
export type ProseIssue = {
  /** Start in the file, in UTF-16 code units. */
  offset: number
  /** What is wrong, without a final period. */
  message: string
  /** What to write instead, without a final period. */
  fix: string
  suggestion?: string
  /** The text that replaces `length` code units, if the author has nothing to decide. */
  edit?: { length: number; text: string }
}

/** Returns the replacement with the groups of the match filled in, capitalized like the match. */
function toReplacement(match: RegExpExecArray, { pattern, replacement }: Replacing): string {
  const text = replacement.replace(/\$(\d)/g, (_, group) => match[Number(group)] ?? '')
  const isCapitalized = pattern.ignoreCase && /^\p{Lu}/u.test(match[0])
  return isCapitalized ? text.charAt(0).toUpperCase() + text.slice(1) : text
}

/** Returns the issues that the rules find in a sentence. */
export function checkWords(
  { text, offset }: Pick<Sentence, 'text' | 'offset'>,
  rules: readonly WordRule[],
): ProseIssue[] {
  return rules.flatMap((rule) =>
    [...text.matchAll(rule.pattern)].map((match): ProseIssue => {
      const found = match[0].trim().replace(/ +/g, ' ')
      const place = { offset: offset + match.index, message: rule.message.replace('$&', found) }
      if ('fix' in rule) return { ...place, fix: rule.fix }
      const better = toReplacement(match, rule)
      // Two spaces represent markup, which would be lost.
      if (match[0].includes('  ')) return { ...place, fix: `write "${better}"` }
      return {
        ...place,
        fix: `write "${better}", or run npm run format:prose`,
        edit: { length: match[0].length, text: better },
      }
    }),
  )
}
