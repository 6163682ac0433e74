import type { Options } from 'rehype-pretty-code'
import { createCssVariablesTheme, createHighlighter } from 'shiki'

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
 * The class for the inline style of a highlighted token, or undefined for plain text.
 * @example toTokenClass('color:var(--token-token-keyword)') // 'tk'
 */
export function toTokenClass(style: string): string | undefined {
  const kind = /color:\s*var\(--token-([\w-]+)\)/.exec(style)?.[1]
  return kind ? tokenClasses[kind] : undefined
}

/**
 * One highlighting pass whose colors are variables: `rehypeCodeBlocks` turns them into classes and the style sheet
 * gives each class its light and its dark color, so a page carries no inline style and no second theme.
 */
export const prettyCodeOptions: Options = {
  theme: createCssVariablesTheme({ name: 'tokens', variablePrefix: PREFIX }) as NonNullable<
    Options['theme']
  >,
  keepBackground: false,
  bypassInlineCode: true,
  grid: false,
  defaultLang: { block: 'text' },
  getHighlighter: async (options: Parameters<typeof createHighlighter>[0]) => {
    const highlighter = await createHighlighter(options)
    return {
      ...highlighter,
      // By default a line is left half done after 500 ms, and a busy machine would cache that as the result.
      codeToHtml: (code, codeOptions) =>
        highlighter.codeToHtml(code, { ...codeOptions, tokenizeTimeLimit: 0 }),
    }
  },
}
