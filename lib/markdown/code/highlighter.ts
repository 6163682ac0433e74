import memoize from 'lodash-es/memoize.js'
import type { Options } from 'rehype-pretty-code'
import type { BundledLanguage, Highlighter, ThemeRegistrationRaw } from 'shiki'
import { createCssVariablesTheme, createHighlighter } from 'shiki'
import { hashModules } from '@/lib/source/cache/module-graph'
import { openStore, toKey } from '@/lib/source/cache/store'
import { codeTransformer } from './code-transformer'
import { commonGrammars, toGrammar } from './languages'

/** Highlighted code by language and text. The versions of the docs repeat most of it. */
const codeStore = openStore<string>('code')

const cssVariables = createCssVariablesTheme({
  name: 'tokens',
  variablePrefix: '--',
  fontStyle: false,
})

/**
 * A theme whose colors are variables, which `codeTransformer` replaces with classes. The stylesheet sets a light and a
 * dark color for each class, so pages need no inline styles and no second theme. Kinds that look the same get the same
 * color here, so that Shiki joins them.
 */
const theme = JSON.parse(
  JSON.stringify(cssVariables)
    .replaceAll('token-string-expression', 'token-string')
    .replaceAll('token-punctuation', 'foreground')
    .replaceAll('token-inserted', 'token-string')
    .replaceAll(/token-(?:parameter|changed)/g, 'token-constant'),
) as ThemeRegistrationRaw

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
  const loadGroup = memoize(loadGrammars, (names) => names.join())
  const loaded = new Map<string, Highlighter>()
  let moduleHash = ''
  let failure: Error | undefined

  return {
    ...base,
    async loadLanguage(...names) {
      failure = undefined
      try {
        moduleHash = await hashModules(['lib/markdown/code/highlighter.ts'])
        for (const name of names) {
          if (typeof name !== 'string') continue
          const grammar = toGrammar(name)
          const group = commonGrammars.includes(grammar) ? commonGrammars : [grammar]
          loaded.set(grammar, await loadGroup(group))
        }
      } catch (error) {
        failure = error instanceof Error ? error : new Error(String(error))
      }
    },
    codeToHtml(code, options) {
      // rehype-pretty-code ignores errors and shows plain text.
      if (failure) throw failure
      const lang = toGrammar(options.lang)
      const key = toKey(moduleHash, lang, code)
      const known = codeStore.find(key)
      if (known !== undefined) return known
      const html = (loaded.get(lang) ?? base).codeToHtml(code, {
        ...options,
        lang,
        theme: 'tokens',
        transformers: [codeTransformer],
        mergeSameStyleTokens: true,
        rootStyle: false,
        // By default, a line is left unfinished after 500 ms, and a busy machine would cache that result.
        tokenizeTimeLimit: 0,
      })
      codeStore.keep(key, html)
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
