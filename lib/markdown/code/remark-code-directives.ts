import type { Root } from 'mdast'
import type { Plugin } from 'unified'
import { visit } from '../core/visit'
import { findSuggestion } from '@/lib/problems/problem'
import type { LineMark } from './code-directives'
import { readCodeDirectives, removeHiddenLines } from './code-directives'
import { findCheckedRelease } from './code-checks'
import { readCodeMeta, toLineNumbers } from './code-meta'
import type { CompileContext } from '../core/context'
import { reportProblem } from '../core/context'
import { isKnownLanguage, knownLanguages, toHighlighterName } from './languages'

/** How a code block is shown, passed on to `rehypeCodeBlocks`. */
export type CodeBlockInfo = {
  title?: string | undefined
  /** The number of the first line, or undefined if lines are not numbered. */
  firstNumber?: number | undefined
  /** 1-based line numbers by mark. */
  lines?: Record<LineMark, number[]>
  /** The release whose packages the code has been checked against. */
  checked?: string | undefined
}

/** Reads the info of a code block from the meta that `remarkCodeDirectives` wrote. */
export function readBlockInfo(meta: string): CodeBlockInfo {
  const encoded = /(?:^|\s)block=(\S+)$/.exec(meta)?.[1]
  return encoded ? (JSON.parse(decodeURIComponent(encoded)) as CodeBlockInfo) : {}
}

/**
 * Removes comments such as `// highlight-next-line` from a fence such as ```` ```js title="a.js" ````, and encodes its
 * options and marked lines in its meta for `rehypeCodeBlocks`.
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
    const source = { path: context.path, language, meta: node.meta ?? '', code: node.value }
    const checked = node.data?.derived ? undefined : findCheckedRelease(source)
    node.value = removeHiddenLines(node.value, language)
    const { title, firstNumber, highlighted, focused, words } = readCodeMeta(node.meta ?? '')
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
    const info: CodeBlockInfo = { title, firstNumber, lines, checked }
    node.meta = [...words, `block=${encodeURIComponent(JSON.stringify(info))}`].join(' ')
  })
}
