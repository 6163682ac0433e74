/** A comment syntax: what opens and what closes it. */
type Comment = { start: string; end: string }

const js: Comment = { start: '\\/\\/', end: '' }
const block: Comment = { start: '\\/\\*', end: '\\*\\/' }
const jsx: Comment = { start: '\\{\\s*\\/\\*', end: '\\*\\/\\s*\\}' }
const hash: Comment = { start: '#', end: '' }
const html: Comment = { start: '<!--', end: '-->' }
const lua: Comment = { start: '--', end: '' }
const percent: Comment = { start: '%', end: '' }

const commentsByLanguage: Record<string, Comment[]> = {
  js: [js, block],
  javascript: [js, block],
  ts: [js, block],
  typescript: [js, block],
  jsx: [js, block, jsx],
  tsx: [js, block, jsx],
  html: [js, block, html],
  css: [block],
  scss: [js, block],
  java: [js, block],
  php: [js, block, hash],
  bash: [hash],
  sh: [hash],
  shell: [hash],
  py: [hash],
  python: [hash],
  yaml: [hash],
  yml: [hash],
  md: [html, jsx, hash],
  mdx: [html, jsx, hash],
  haskell: [lua],
  latex: [percent],
  matlab: [percent],
}

const fallbackComments = [js, block, jsx, hash, html]

/** Marks that a directive can put on lines of code, by directive text. */
const nextLineDirectives: Record<string, LineMark> = {
  'highlight-next-line': 'highlighted',
  'This will error': 'error',
}

export type LineMark = 'highlighted' | 'error'

export type MarkedCode = {
  /** The code without directive lines. */
  code: string
  /** 1-based line numbers of `code` by mark. */
  lines: Record<LineMark, number[]>
}

/**
 * Reads `highlight-next-line`, `highlight-start` … `highlight-end` and `This will error` comments in the comment
 * syntax of the language; other comments stay.
 */
export function readCodeDirectives(code: string, language: string): MarkedCode {
  const comments = commentsByLanguage[language.toLowerCase()] ?? fallbackComments
  const alternatives = comments.map(({ start, end }) => `${start}\\s*(.*?)\\s*${end}`)
  const pattern = new RegExp(`^\\s*(?:${alternatives.join('|')})\\s*$`)
  const lines: MarkedCode['lines'] = { highlighted: [], error: [] }
  const kept: string[] = []
  let inBlock = false
  let next: LineMark[] = []
  for (const line of code.split('\n')) {
    const groups: (string | undefined)[] = pattern.exec(line)?.slice(1) ?? []
    const directive = groups.find((group) => group !== undefined)
    const mark = directive ? nextLineDirectives[directive] : undefined
    if (mark) {
      next.push(mark)
    } else if (directive === 'highlight-start') {
      inBlock = true
    } else if (directive === 'highlight-end') {
      inBlock = false
    } else {
      kept.push(line)
      const marks = new Set(inBlock ? [...next, 'highlighted' as const] : next)
      for (const each of marks) lines[each].push(kept.length)
      next = []
    }
  }
  return { code: kept.join('\n'), lines }
}
