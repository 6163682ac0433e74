import type { Root } from 'mdast'
import type { Plugin } from 'unified'
import { visit } from 'unist-util-visit'
import type { CompileContext } from './context'
import { reportFault } from './context'
import { readCodeDirectives } from './code-directives'
import { findSuggestion } from '@/lib/content/faults'
import { isKnownLanguage, knownLanguages } from './languages'

/** `// highlight-next-line` in a fence -> the same fence without that line and with `{n}` in its meta. */
export const remarkCodeDirectives: Plugin<[CompileContext], Root> = (context) => (tree) => {
  visit(tree, 'code', (node) => {
    const language = node.lang?.toLowerCase()
    if (!language) return
    node.lang = language
    if (!isKnownLanguage(language)) {
      reportFault(context, node, {
        message: `no highlighting for the language "${language}"`,
        fix: 'use a known language or `text`, or add it to lib/mdx/languages.ts',
        suggestion: findSuggestion(language, knownLanguages),
      })
      node.lang = 'text'
      return
    }
    // The highlighter reads titles in double quotes only.
    node.meta = node.meta?.replace(/title='([^']*)'/, 'title="$1"') ?? null
    // Line ranges in the meta win over directives, which then stay visible as code.
    if (/\{[\d,\s-]+\}/.test(node.meta ?? '')) return
    const { code, lines } = readCodeDirectives(node.value, language)
    node.value = code
    const ranges = [
      lines.highlighted.length > 0 ? `{${lines.highlighted.join(',')}}` : '',
      lines.error.length > 0 ? `{${lines.error.join(',')}}#error` : '',
    ]
    node.meta = [node.meta, ...ranges].filter(Boolean).join(' ') || null
  })
}
