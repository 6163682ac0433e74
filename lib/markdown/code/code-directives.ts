import { toGrammar } from './languages'

/** A comment syntax: patterns for the start and end of a comment. */
type Comment = { start: string; end: string }

const js: Comment = { start: '\\/\\/', end: '' }
const block: Comment = { start: '\\/\\*', end: '\\*\\/' }
const jsx: Comment = { start: '\\{\\s*\\/\\*', end: '\\*\\/\\s*\\}' }
const hash: Comment = { start: '#', end: '' }
const html: Comment = { start: '<!--', end: '-->' }
const dashes: Comment = { start: '--', end: '' }
const percent: Comment = { start: '%', end: '' }
const semicolon: Comment = { start: ';+', end: '' }
const quote: Comment = { start: "(?:_\\s*)?['‘’]", end: '' }
const rem: Comment = { start: '[Rr][Ee][Mm]\\b', end: '' }
const exclamation: Comment = { start: '!', end: '' }
const ml: Comment = { start: '\\(\\*', end: '\\*\\)' }
const cobol: Comment = { start: '\\*>', end: '' }

/**
 * Comment syntaxes by language: names of grammars, or of languages that share a grammar but have other comments. As in
 * the original, other languages have the common ones: one may show code of another.
 */
const commentFamilies: [languages: string, comments: Comment[]][] = [
  ['javascript typescript', [js, block]],
  ['jsx tsx', [js, block, jsx]],
  ['html', [js, block, html]],
  ['bash python', [hash]],
  ['markdown mdx', [html, jsx, hash]],
  ['lua luau haskell elm purescript sql plsql ada vhdl', [dashes]],
  ['tex latex bibtex matlab erlang prolog', [percent]],
  ['wasm clojure common-lisp emacs-lisp scheme racket fennel', [semicolon]],
  ['vb', [quote, rem]],
  ['bat', [rem]],
  ['basic', [rem, exclamation]],
  ['fsharp', [js, ml]],
  ['ocaml', [ml]],
  ['fortran-free-form fortran-fixed-form', [exclamation]],
  ['cobol', [cobol]],
]

const commentsByLanguage = new Map(
  commentFamilies.flatMap(([languages, comments]) =>
    languages.split(' ').map((language): [string, Comment[]] => [language, comments]),
  ),
)

const commonComments = [js, block, jsx, hash, html]

export type LineMark = 'highlighted' | 'error' | 'focused'

/** The effect of a comment with this text. */
const directives = new Map<string | undefined, { mark: LineMark; at: 'next' | 'start' | 'end' }>([
  ['highlight-next-line', { mark: 'highlighted', at: 'next' }],
  ['highlight-start', { mark: 'highlighted', at: 'start' }],
  ['highlight-end', { mark: 'highlighted', at: 'end' }],
  ['focus-next-line', { mark: 'focused', at: 'next' }],
  ['focus-start', { mark: 'focused', at: 'start' }],
  ['focus-end', { mark: 'focused', at: 'end' }],
  ['This will error', { mark: 'error', at: 'next' }],
])

export type MarkedCode = {
  /** The code without directive lines. */
  code: string
  /** 1-based line numbers of `code` by mark. */
  lines: Record<LineMark, number[]>
}

/** Returns a pattern for a line that contains only a comment. One of its groups is the comment's text. */
function toCommentPattern(language: string): RegExp {
  const name = language.toLowerCase()
  const comments =
    commentsByLanguage.get(name) ?? commentsByLanguage.get(toGrammar(name)) ?? commonComments
  const alternatives = comments.map(({ start, end }) => `${start}\\s*(.*?)\\s*${end}`)
  return new RegExp(`^\\s*(?:${alternatives.join('|')})\\s*$`)
}

/** Returns the text of a line that is only a comment, or undefined for any other line. */
function readComment(line: string, pattern: RegExp): string | undefined {
  const groups: (string | undefined)[] = pattern.exec(line)?.slice(1) ?? []
  return groups.find((group) => group !== undefined)
}

/**
 * Returns the code that readers see. Removes the lines from a `hide-start` comment to a `hide-end` comment, which only
 * make the code complete for `npm run test:snippets`, and then leading and trailing blank lines.
 */
export function removeHiddenLines(code: string, language: string): string {
  if (!code.includes('hide-start')) return code
  const pattern = toCommentPattern(language)
  let isHidden = false
  const kept = code.split('\n').filter((line) => {
    const comment = readComment(line, pattern)
    if (comment === 'hide-start') isHidden = true
    const isKept = !isHidden
    if (comment === 'hide-end') isHidden = false
    return isKept
  })
  return kept.join('\n').replace(/^(?:\s*\n)+|\s+$/g, '')
}

/**
 * Reads comments that mark lines, such as `highlight-next-line` or `focus-start` … `focus-end`, in the comment syntax
 * of the language. Other comments are kept.
 */
export function readCodeDirectives(code: string, language: string): MarkedCode {
  const pattern = toCommentPattern(language)
  const lines: MarkedCode['lines'] = { highlighted: [], error: [], focused: [] }
  const kept: string[] = []
  const open = new Set<LineMark>()
  const next = new Set<LineMark>()
  for (const line of code.split('\n')) {
    const directive = directives.get(readComment(line, pattern))
    switch (directive?.at) {
      case 'next':
        next.add(directive.mark)
        break
      case 'start':
        open.add(directive.mark)
        break
      case 'end':
        open.delete(directive.mark)
        break
      case undefined:
        kept.push(line)
        for (const mark of new Set([...next, ...open])) lines[mark].push(kept.length)
        next.clear()
    }
  }
  return { code: kept.join('\n'), lines }
}
