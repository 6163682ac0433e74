import type { VFileMessage } from 'vfile-message'
import type { Problem } from '@/lib/core/problem'
import { findInside } from './context'
import { parser } from './parser'

/** `before` is the number of columns between the mistake and the place that the parser names. */
type Explanation = { reason: RegExp; message?: string; fix: string; before?: number }

/** What the parser's words mean to an author. */
const explanations: Explanation[] = [
  {
    reason: /create a comment/,
    message: 'an HTML comment, which MDX does not have',
    fix: 'write {/* note */} instead of <!-- note -->',
    before: 1,
  },
  {
    reason: /create a link/,
    message: 'a URL in angle brackets, which MDX does not have',
    fix: 'write [text](url), or only the URL',
  },
  {
    reason: /before the end of `directiveContainer`/,
    message: 'an admonition ends inside a tag that it contains',
    fix: 'open it with more colons than the admonitions inside it, as in ::::note, or close the tag above its end',
  },
  {
    reason: /closing brace/,
    message: 'a brace is not closed',
    fix: 'write the } that is missing; if the brace is text, write \\{, or put it in `code`',
  },
  {
    reason: /before attribute value/,
    fix: 'put the value in straight quotes, as in id="a"',
  },
  { reason: /Unexpected closing slash/, fix: 'remove it, or write <br /> for a line break' },
  {
    reason: /closing tag/,
    fix: 'close the tag, as in <br />, put both tags on separate lines, or write `<` as &lt; if it is text',
  },
  {
    reason: /empty expression|JS comments/,
    message: 'a comment or empty braces in a tag',
    fix: 'remove it, or write it between tags, as in {/* note */}',
  },
  {
    reason: /only import\/exports/,
    message: 'JavaScript that is neither an import nor an export',
    fix: 'write `export` in front of it, or leave a blank line above it if it is text',
  },
  {
    reason: /exports with acorn/,
    message: 'a line that starts with import or export is not JavaScript',
    fix: 'leave a blank line below imports and exports; start text with another word',
  },
  {
    reason: /with acorn/,
    message: 'the text in braces is not JavaScript',
    fix: 'escape `{` in text as \\{, or put it in `code`; an id is at the end of a line that starts with #: ## Title {#my-id}',
  },
  { reason: /^/, fix: 'escape `{` and `<` in text as \\{ and &lt;, or put them in `code`' },
]

/** What is known of an error, at least its reason. */
type SyntaxFault = Pick<VFileMessage, 'reason'> & Partial<VFileMessage>

/** Returns the problem for a message of the Markdown parser. @param text what was parsed */
export function toSyntaxProblem(path: string, message: SyntaxFault, text = ''): Problem {
  const place = message.place
  const reason = message.reason.replace(/[\s.]+$/, '')
  let start = place && 'start' in place ? place.start : place
  // The parser only finds that the text ends.
  const brace = reason.includes('closing brace') ? text.lastIndexOf('{', start?.offset) : -1
  const top = { position: { start: { line: 1, column: 1 } } }
  if (brace !== -1) start = findInside(top, text, brace).position?.start
  // Some messages contain the position only in their text: "(3:1-3:10)".
  const [, line, column] = /(\d+):(\d+)/.exec(reason) ?? []
  const explanation = explanations.find((each) => each.reason.test(reason))
  return {
    path,
    line: Number(line ?? start?.line ?? message.line ?? 1),
    column: Number(column ?? start?.column ?? message.column ?? 1) - (explanation?.before ?? 0),
    message: explanation?.message ?? reason,
    fix: explanation?.fix ?? '',
  }
}

/**
 * Returns the problem for a body that does not compile. next-mdx-remote keeps only the text of an error, so the body is
 * parsed again to find its position.
 * @throws the error itself if a package of the compiler is missing, which the author can't correct
 */
export function findSyntaxProblem(path: string, body: string, error: unknown): Problem {
  const text = error instanceof Error ? error.message : String(error)
  if (/\bCannot find (?:module|package) /.test(text)) throw error
  try {
    if (!path.endsWith('.md')) parser.parse(body)
  } catch (cause) {
    return toSyntaxProblem(path, cause as VFileMessage, body)
  }
  const reason = text.split('\n').find((line) => line && !line.startsWith('[next-mdx-remote]'))
  return toSyntaxProblem(path, { reason: reason ?? 'the body does not compile' })
}
