import type { Options } from 'rehype-pretty-code'
import type { BundledLanguage, Highlighter, ThemeRegistrationRaw } from 'shiki'
import { createCssVariablesTheme, createHighlighter } from 'shiki'
import { hashModules } from '@/lib/cache/module-graph'
import { toKey } from '@/lib/cache/store'
import { codeStore } from './code-store'
import { codeTransformer } from './code-transformer'
import { commonGrammars, toGrammar } from './languages'

const cssVariables = createCssVariablesTheme({
  name: 'tokens',
  variablePrefix: '--',
  fontStyle: false,
})

/** The rules of the theme. Kinds that look the same get the same color here, so that Shiki joins them. */
const tokenColors = cssVariables.tokenColors?.map(({ settings, ...rule }) => ({
  ...rule,
  settings: {
    ...settings,
    foreground: settings.foreground
      ?.replace('token-string-expression', 'token-string')
      .replace('token-punctuation', 'foreground'),
  },
}))

/**
 * A theme whose colors are variables, which `codeTransformer` replaces with classes. The stylesheet sets a light and a
 * dark color for each class, so pages need no inline styles and no second theme.
 */
const theme: ThemeRegistrationRaw = {
  ...cssVariables,
  settings: tokenColors ?? [],
  tokenColors,
}

/** Creates a highlighter for grammars. Each is loaded after those that are before it. */
async function loadGrammars(names: string[]): Promise<Highlighter> {
  const highlighter = await createHighlighter({ themes: [theme], langs: [], warnings: false })
  for (const name of names) await highlighter.loadLanguage(name as BundledLanguage)
  return highlighter
}

/**
 * Creates the highlighter for rehype-pretty-code, which highlights equal blocks once. The result for a language depends
 * on which others its highlighter knows, because some are embedded in it or extend it. Therefore, the common ones are
 * loaded together, before the first code, and each other one by itself.
 */
export async function createCodeHighlighter(): Promise<Highlighter> {
  const base = await loadGrammars([])
  const memo = new Map<string, string>()
  const highlighters = new Map<string, Promise<Highlighter>>()
  const loaded = new Map<string, Highlighter>()
  let moduleHash = ''
  let failure: Error | undefined

  const load = async (grammar: string): Promise<void> => {
    const names = commonGrammars.includes(grammar) ? commonGrammars : [grammar]
    const [group = ''] = names
    const loading = highlighters.get(group) ?? loadGrammars(names)
    highlighters.set(group, loading)
    loaded.set(grammar, await loading)
  }

  return {
    ...base,
    async loadLanguage(...names) {
      failure = undefined
      try {
        moduleHash ||= await hashModules(['lib/markdown/code/highlighter.ts'])
        for (const name of names) if (typeof name === 'string') await load(toGrammar(name))
      } catch (error) {
        failure = error instanceof Error ? error : new Error(String(error))
      }
    },
    codeToHtml(code, options) {
      // rehype-pretty-code ignores errors and shows plain text.
      if (failure) throw failure
      const lang = toGrammar(options.lang)
      const key = toKey(moduleHash, lang, code)
      const known = memo.get(key) ?? codeStore.find(key)
      const html =
        known ??
        (loaded.get(lang) ?? base).codeToHtml(code, {
          ...options,
          lang,
          theme: 'tokens',
          transformers: [codeTransformer],
          mergeSameStyleTokens: true,
          rootStyle: false,
          // By default, a line is left unfinished after 500 ms, and a busy machine would cache that result.
          tokenizeTimeLimit: 0,
        })
      memo.set(key, html)
      if (known === undefined) codeStore.keep(key, html)
      return html
    },
  }
}

/** Options of rehype-pretty-code. `rehypeCodeFigures` completes its output. */
export const prettyCodeOptions: Options = {
  theme,
  getHighlighter: createCodeHighlighter,
  keepBackground: false,
  grid: false,
  bypassInlineCode: true,
  defaultLang: 'text',
  // `rehypeCodeFigures` reads it, so blocks that differ only in their marks are highlighted once.
  filterMetaString: () => '',
}
