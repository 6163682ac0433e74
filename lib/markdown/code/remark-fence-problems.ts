import type { Code, Root } from 'mdast'
import type { Plugin } from 'unified'
import { findSuggestion } from '@/lib/problems/problem'
import { isFixture } from '@/lib/source/fixtures'
import type { CompileContext } from '../core/context'
import { getSource, getTextPath, reportProblem } from '../core/context'
import { visit } from '../core/visit'
import { removeHiddenLines } from './code-directives'
import { codeParts, findLinesBeyond, knownAttributes, readCodeMeta } from './code-meta'

/** Reports what is wrong with the words after the language of a fence. */
function checkMeta(context: CompileContext, fence: Code): void {
  const { highlighted, focused, unknown } = readCodeMeta(fence.meta ?? '')
  for (const word of unknown) {
    const [name = ''] = word.split(/[={]/)
    reportProblem(context, fence, {
      message: `unknown attribute "${word}" of a code block`,
      fix: knownAttributes.includes(name)
        ? `write values in the form title="…", {1,3-5}, showLineNumbers={5}, focus={2-3}, no-check="reason" or in=NAME, where NAME is one of ${codeParts.join(', ')}`
        : `remove it, or use one of ${knownAttributes.join(', ')}`,
      suggestion: knownAttributes.includes(name)
        ? undefined
        : findSuggestion(name, knownAttributes),
    })
  }
  if (isFixture(getTextPath(context, fence))) return
  const count = removeHiddenLines(fence.value, fence.lang ?? '').split('\n').length
  for (const ranges of [highlighted, focused]) {
    const beyond = findLinesBeyond(ranges ?? '', count)
    if (beyond.length === 0) continue
    reportProblem(context, fence, {
      message: `{${ranges ?? ''}} marks line ${beyond.join(', ')} of a block that has ${count === 1 ? '1 line' : `${count} lines`}`,
      fix: 'correct the line numbers, which start with 1',
    })
  }
}

/** Reports fences without a language, with unknown attributes, or with marks on lines that do not exist. */
export const remarkFenceProblems: Plugin<[CompileContext], Root> = (context) => (tree) => {
  visit(tree, 'code', (code) => {
    if (!/^(?:```|~~~)/.test(getSource(context, code))) return
    if (code.lang) checkMeta(context, code)
    else if (!isFixture(getTextPath(context, code))) {
      reportProblem(context, code, {
        message: 'the code block has no language',
        fix: 'write it after the opening backticks; for plain text, write `text`',
      })
    }
  })
}
