import type { Root } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx'
import type { Plugin } from 'unified'
import { SKIP, visit } from '../core/visit'
import type { Problem } from '@/lib/problems/problem'
import { readCodeMeta } from './code-meta'
import type { CompileContext } from '../core/context'
import { reportProblem } from '../core/context'

const liveLanguages = ['js', 'jsx', 'ts', 'tsx', 'javascript', 'typescript']

/** Returns why a fence marked `live` or `noInline` cannot be live code, or undefined if it can. */
function findMisuse(
  language: string | undefined,
  words: string[],
): Pick<Problem, 'message' | 'fix'> | undefined {
  if (!words.includes('live')) {
    return { message: '`noInline` is for live code only', fix: 'add `live`, or remove `noInline`' }
  }
  if (words.includes('npm2yarn')) {
    return { message: 'code cannot be both `live` and `npm2yarn`', fix: 'remove one of the two' }
  }
  if (!language || !liveLanguages.includes(language)) {
    return {
      message: language
        ? `live code does not support the language "${language}"`
        : 'live code has no language',
      fix: 'use `jsx` or `tsx`, or remove `live`',
    }
  }
  return undefined
}

/**
 * Wraps ```` ```jsx live ```` in `<Playground>`. Readers see the fence until the editor has loaded. Marked lines and
 * line numbers apply only to the fence, because the editor shows neither.
 */
export const remarkLiveCode: Plugin<[CompileContext], Root> = (context) => (tree) => {
  visit(tree, 'code', (code, index, parent) => {
    const { words } = readCodeMeta(code.meta ?? '')
    const noInline = words.includes('noInline')
    if (!parent || index === undefined || !(noInline || words.includes('live'))) return undefined
    const misuse = findMisuse(code.lang?.toLowerCase(), words)
    if (misuse) {
      reportProblem(context, code, misuse)
      return undefined
    }
    const playground: MdxJsxFlowElement = {
      type: 'mdxJsxFlowElement',
      name: 'Playground',
      attributes: noInline ? [{ type: 'mdxJsxAttribute', name: 'noInline', value: null }] : [],
      children: [code],
      position: code.position,
    }
    parent.children[index] = playground
    return [SKIP, index + 1]
  })
}
