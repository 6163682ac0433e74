import type { BundledLanguage, GrammarState, Highlighter, RegexEngine, ThemedToken } from 'shiki'
import {
  bundledLanguages,
  createCssVariablesTheme,
  createHighlighter,
  createOnigurumaEngine,
} from 'shiki'
import type { StateStackImpl } from 'shiki/textmate'
import { toGrammar } from './languages'

/** A part of a line of code in one color. */
export type CodeToken = {
  /** Class of its color, or undefined for the text color. */
  className: string | undefined
  value: string
}

/** Returns the tokens of each line of code in a language that Shiki supports. */
export type Highlight = (code: string, language: string) => Promise<CodeToken[][]>

const PREFIX = '--token-'

/** Class of each token kind. Kinds that are missing here are shown in the text color. */
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
 * A theme whose colors are variables, which are replaced with classes. The stylesheet sets a light and a dark color for
 * each class, so pages need no inline styles and no second theme.
 */
const theme = createCssVariablesTheme({ name: 'tokens', variablePrefix: PREFIX, fontStyle: false })

/**
 * Returns the class for the color of a token, or undefined for plain text.
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
 * Joins tokens of the same color. Whitespace looks the same in every color, so it is joined with the next token, or at
 * the end of a line with the previous one.
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

/** The state of a grammar between two lines, with the lines that it has read from there. */
type LineState = {
  /** Undefined before the first line. */
  state: GrammarState | undefined
  lines: Map<string, { tokens: CodeToken[]; next: LineState }>
}

/** Returns a key for a state. It contains everything that the tokens of the next line depend on. */
function toStateKey(state: GrammarState | undefined): string {
  const frames: object[] = []
  let stack = state?.getInternalStack() as StateStackImpl | null | undefined
  for (; stack; stack = stack.parent) frames.push(stack.toStateStackFrame())
  return JSON.stringify(frames)
}

/**
 * Returns a function that reads the code of a language line by line. The same line in the same state is read once,
 * because examples are repetitive: about half of all lines have been seen before.
 */
function createLineReader(highlighter: Highlighter, lang: BundledLanguage) {
  const start: LineState = { state: undefined, lines: new Map() }
  const states = new Map<string, LineState>()

  const read = (line: string, grammarState: GrammarState | undefined) => {
    const result = highlighter.codeToTokensBase(line, {
      lang,
      // By default, a line is left unfinished after 500 ms, and a busy machine would cache that result.
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

/**
 * Creates a regular-expression engine that compiles the same patterns once. Grammars ask for the same ones again when a
 * block ends with text that depends on its start, and several languages have the rules of TypeScript.
 */
async function createEngine(): Promise<RegexEngine> {
  const engine = await createOnigurumaEngine(import('shiki/wasm'))
  const scanners = new Map<string, ReturnType<RegexEngine['createScanner']>>()
  return {
    ...engine,
    createScanner(patterns) {
      const key = patterns.join('\0')
      const known = scanners.get(key)
      if (known) return known
      const scanner = engine.createScanner(patterns)
      // A grammar would dispose of a scanner that others still use.
      const shared = { findNextMatchSync: scanner.findNextMatchSync.bind(scanner) }
      scanners.set(key, shared)
      return shared
    },
  }
}

let engine: Promise<RegexEngine> | undefined

/** Languages that are highlighted inside another one that does not always need them, such as Markdown. */
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
 * Loads a language with its own highlighter. In a shared one, the result for a language depends on which others have
 * been loaded before, because some are embedded in it or extend it.
 */
async function loadLanguage(language: BundledLanguage) {
  const { default: registrations } = await bundledLanguages[language]()
  const embedded = registrations
    .flatMap(({ embeddedLangsLazy = [] }) => embeddedLangsLazy)
    .filter((name) => embeddedLanguages.has(name))
  const langs = [language, ...(embedded as BundledLanguage[])]
  return createLineReader(
    await createHighlighter({
      themes: [theme],
      langs,
      warnings: false,
      engine: await (engine ??= createEngine()),
    }),
    language,
  )
}

const lineReaders = new Map<string, ReturnType<typeof loadLanguage>>()

/** Highlights code. Code in the language `text` is unchanged. */
export const highlight: Highlight = async (code, language) => {
  if (language === 'text') return toLines(code).map((value) => [{ className: undefined, value }])
  const grammar = toGrammar(language)
  const loading = lineReaders.get(grammar) ?? loadLanguage(grammar as BundledLanguage)
  lineReaders.set(grammar, loading)
  const readLines = await loading
  return readLines(code)
}
