import type { Options } from 'rehype-pretty-code'
import { toHighlighterMeta } from './block-meta'
import { createCodeHighlighter, theme } from './highlighter'

/** Options of rehype-pretty-code. `rehypeCodeFigures` completes its output. */
export const prettyCodeOptions: Options = {
  theme,
  getHighlighter: createCodeHighlighter,
  keepBackground: false,
  grid: false,
  bypassInlineCode: true,
  defaultLang: 'text',
  filterMetaString: toHighlighterMeta,
}
