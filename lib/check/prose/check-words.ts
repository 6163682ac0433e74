import type { Sentence } from './sentences'
import type { WordRule } from './word-rules'

type Replacing = Extract<WordRule, { replacement: string }>

/** Something in a document that should be written in another way. */
export type ProseIssue = {
  /** Where it starts in the file, counted in UTF-16 units. */
  offset: number
  /** What is wrong, without a full stop. */
  message: string
  /** What to write instead, without a full stop. */
  fix: string
  suggestion?: string
  /** The text that takes the place of `length` units, where that needs no decision. */
  edit?: { length: number; text: string }
}

/** The replacement with the groups of a match, and with a capital where the match has one. */
function toReplacement(match: RegExpExecArray, { pattern, replacement }: Replacing): string {
  const text = replacement.replace(/\$(\d)/g, (_, group) => match[Number(group)] ?? '')
  const isCapitalized = pattern.ignoreCase && /^\p{Lu}/u.test(match[0])
  return isCapitalized ? text.charAt(0).toUpperCase() + text.slice(1) : text
}

/** What the rules find in a sentence. */
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
      // Two spaces are markup, which would be lost.
      if (match[0].includes('  ')) return { ...place, fix: `write "${better}"` }
      return {
        ...place,
        fix: `write "${better}", or run npm run format:prose`,
        edit: { length: match[0].length, text: better },
      }
    }),
  )
}
