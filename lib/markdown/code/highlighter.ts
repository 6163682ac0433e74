import type { BundledLanguage, GrammarState, Highlighter, ThemedToken } from 'shiki'
import { bundledLanguages, createCssVariablesTheme, createHighlighter } from 'shiki'
import type { StateStackImpl } from 'shiki/textmate'
import { toGrammar } from './languages'

/** A piece of a line of code in one color. */
export type CodeToken = {
  /** Class of its color; undefined for the color of text. */
  className: string | undefined
  value: string
}

/** Code and the name of its language, which shiki has -> the tokens of each line. */
export type Highlight = (code: string, language: string) => Promise<CodeToken[][]>

const PREFIX = '--token-'

/** Class of each token kind; a kind that is missing here is shown in the text color. */
const tokenClasses: Record<string, string> = {
  'token-constant': 'tc',
  'token-string': 'ts',
  'token-string-expression': 'ts',
  'token-comment': 'tm',
  'token-keyword': 'tk',
  'token-parameter': 'tp',
  'token-function': 'tf',
  'token-link': 'tl',
  'token-inserted': 'ti',
  'token-deleted': 'td',
  'token-changed': 'tg',
}

/**
 * A theme whose colors are variables, and in the end classes: the stylesheet gives each its light and its dark color,
 * so a page carries no inline style and no second theme.
 */
const theme = createCssVariablesTheme({ name: 'tokens', variablePrefix: PREFIX, fontStyle: false })

/**
 * The class for the color of a token, or undefined for plain text.
 * @example toTokenClass('var(--token-token-keyword)') // 'tk'
 */
export function toTokenClass(color: string): string | undefined {
  const kind = /^var\(--token-([\w-]+)\)$/.exec(color)?.[1]
  return kind ? tokenClasses[kind] : undefined
}

function toLines(code: string): string[] {
  return code.split(/\r?\n/)
}

/**
 * Joins tokens of the same color. White space looks the same in every color, so it goes with what follows it, and at the
 * end of a line with what precedes it.
 */
function joinTokens(tokens: ThemedToken[]): CodeToken[] {
  const joined: CodeToken[] = []
  let space = ''
  for (const { content, color = '' } of tokens) {
    const value = space + content
    const className = toTokenClass(color)
    const last = joined.at(-1)
    if (content.trim() === '') space = value
    else {
      if (last && last.className === className) last.value += value
      else joined.push({ className, value })
      space = ''
    }
  }
  const last = joined.at(-1)
  if (last) last.value += space
  else if (space) joined.push({ className: undefined, value: space })
  return joined
}

/** Where a grammar is between two lines, with the lines that it has read from there. */
type LineState = {
  /** Undefined before the first line. */
  state: GrammarState | undefined
  lines: Map<string, { tokens: CodeToken[]; next: LineState }>
}

/** What a grammar makes of the next line depends on nothing else. */
function toStateKey(state: GrammarState | undefined): string {
  const frames: object[] = []
  let stack = state?.getInternalStack() as StateStackImpl | null | undefined
  for (; stack; stack = stack.parent) frames.push(stack.toStateStackFrame())
  return JSON.stringify(frames)
}

/**
 * Returns a function that reads the code of a language line by line. The same line in the same state is read once:
 * examples repeat each other, and about half of all lines have been seen before.
 */
function createLineReader(highlighter: Highlighter, lang: BundledLanguage) {
  const start: LineState = { state: undefined, lines: new Map() }
  const states = new Map<string, LineState>()

  const read = (line: string, grammarState: GrammarState | undefined) => {
    const result = highlighter.codeToTokensBase(line, {
      lang,
      // By default a line is left half done after 500 ms, and a busy machine would cache that as the result.
      tokenizeTimeLimit: 0,
      ...(grammarState && { grammarState }),
    })
    const state = highlighter.getLastGrammarState(result)
    const key = toStateKey(state)
    const next = states.get(key) ?? { state, lines: new Map() }
    states.set(key, next)
    return { tokens: joinTokens(result[0] ?? []), next }
  }

  return (code: string): CodeToken[][] => {
    let current = start
    return toLines(code).map((line) => {
      if (line === '') return []
      const known = current.lines.get(line) ?? read(line, current.state)
      current.lines.set(line, known)
      current = known.next
      return known.tokens
    })
  }
}

/** Languages that are highlighted inside of another one that does not always need them, such as Markdown. */
const embeddedLanguages = new Set([
  'css',
  'diff',
  'html',
  'java',
  'javascript',
  'json',
  'jsx',
  'python',
  'scss',
  'shellscript',
  'sql',
  'tsx',
  'typescript',
  'yaml',
])

/**
 * Each language has its own highlighter: in a shared one, what a language shows depends on which others have been
 * loaded before, because some are embedded in it or add to it.
 */
async function loadLanguage(language: BundledLanguage) {
  const { default: registrations } = await bundledLanguages[language]()
  const embedded = registrations
    .flatMap(({ embeddedLangsLazy = [] }) => embeddedLangsLazy)
    .filter((name) => embeddedLanguages.has(name))
  const langs = [language, ...(embedded as BundledLanguage[])]
  return createLineReader(
    await createHighlighter({ themes: [theme], langs, warnings: false }),
    language,
  )
}

const lineReaders = new Map<string, ReturnType<typeof loadLanguage>>()

/** Highlights code; that of the language `text` stays as it is. */
export const highlight: Highlight = async (code, language) => {
  if (language === 'text') return toLines(code).map((value) => [{ className: undefined, value }])
  const grammar = toGrammar(language)
  const loading = lineReaders.get(grammar) ?? loadLanguage(grammar as BundledLanguage)
  lineReaders.set(grammar, loading)
  const readLines = await loading
  return readLines(code)
}
