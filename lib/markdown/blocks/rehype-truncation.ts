import type { ElementContent, Root } from 'hast'
import type { Plugin } from 'unified'
import type { CompileContext } from '../core/context'
import { reportProblem } from '../core/context'
import { toComponent } from '../core/jsx-props'

/** Component around the part of a post that lists leave out. */
export const REST = 'AfterTruncation'

/** Text of the marker between braces. */
export const TRUNCATION = '/* truncate */'

/** Whether a node marks the end of the excerpt. */
export function isTruncation(node: { type: string; value?: string }): boolean {
  const value = node.value?.trim() ?? ''
  if (node.type === 'mdxFlowExpression') return value === TRUNCATION
  return node.type === 'raw' && /^<!--\s*truncate\s*-->$/.test(value)
}

/** Replaces `{/* truncate *\/}` with `<AfterTruncation>` around everything after it, including footnotes. */
export const rehypeTruncation: Plugin<[CompileContext], Root> = (context) => (tree) => {
  const [marker, second] = tree.children.filter(isTruncation)
  if (!marker) return
  if (second) {
    reportProblem(context, second, {
      message: 'there are two truncation markers',
      fix: 'keep the one where the excerpt ends',
    })
  }
  context.findings.truncated = true
  const at = tree.children.indexOf(marker)
  const rest = toComponent(REST, {}, tree.children.slice(at + 1) as ElementContent[])
  tree.children = [...tree.children.slice(0, at), rest]
}
