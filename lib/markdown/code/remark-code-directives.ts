import type { Root } from 'mdast'
import type { Plugin } from 'unified'
import { visit } from '../core/visit'
import { findSuggestion } from '@/lib/problems/problem'
import type { LineMark } from './code-directives'
import { readCodeDirectives, removeHiddenLines } from './code-directives'
import { findCheckedRelease } from './code-checks'
import { readCodeMeta, toLineNumbers } from './code-meta'
import type { BlockMeta } from './rehype-code-figures'
import type { CompileContext } from '../core/context'
import { reportProblem, toPlace } from '../core/context'
import { isKnownLanguage, knownLanguages, toHighlighterName } from './languages'

/**
 * Removes comments such as `// highlight-next-line` from a fence such as ```` ```js title="a.js" ````, and encodes its
 * options and marked lines in its meta for `rehypeCodeFigures`.
 */
export const remarkCodeDirectives: Plugin<[CompileContext], Root> = (context) => (tree) => {
  visit(tree, 'code', (node) => {
    const language = node.lang?.toLowerCase()
    if (!language) return
    const known = isKnownLanguage(language)
    if (!known) {
      reportProblem(context, node, {
        message: `highlighting does not support the language "${language}"`,
        fix: 'use a known language or `text`, or add it to lib/markdown/code/languages.ts',
        suggestion: findSuggestion(language, knownLanguages),
      })
    }
    node.lang = known ? toHighlighterName(language) : 'text'
    const { path } = toPlace(context, node)
    const checked = node.data?.derived
      ? undefined
      : findCheckedRelease({ path, language, meta: node.meta ?? '', code: node.value })
    node.value = removeHiddenLines(node.value, language)
    const { title, firstNumber, highlighted, focused } = readCodeMeta(node.meta ?? '')
    const lines: Record<LineMark, number[]> = { highlighted: [], error: [], focused: [] }
    if (highlighted === undefined && !focused) {
      const marked = readCodeDirectives(node.value, language)
      node.value = marked.code
      Object.assign(lines, marked.lines)
    } else {
      // Line ranges in the meta take precedence over directives, which then stay visible as code.
      const count = node.value.split('\n').length
      lines.highlighted = toLineNumbers(highlighted ?? '', count)
      lines.focused = toLineNumbers(focused ?? '', count)
    }
    if (focused === '' && lines.focused.length === 0) lines.focused = lines.highlighted
    // An error is never highlighted as well.
    lines.highlighted = lines.highlighted.filter((line) => !lines.error.includes(line))
    node.meta = JSON.stringify({ firstNumber, lines, title, checked } satisfies BlockMeta)
  })
}
