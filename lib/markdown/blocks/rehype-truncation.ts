import type { ElementContent, Nodes, Root } from 'hast'
import type { Plugin } from 'unified'
import type { CompileContext } from '../core/context'
import { reportProblem } from '../core/context'
import { toComponent } from '../core/jsx-props'
import { SKIP, visit } from '../core/visit'

/** Component around the part of a post that lists leave out. */
export const REST = 'AfterTruncation'

/** Text of the marker between braces. */
export const TRUNCATION = '/* truncate */'

/** Whether the text between braces is that of the marker, with any space. */
export const isMarkerText = (value: string): boolean =>
  /^\/\*\s*truncate\s*\*\/$/.test(value.trim())

/** Whether a node marks the end of the excerpt. */
export function isTruncation(node: { type: string; value?: string }): boolean {
  const value = node.value?.trim() ?? ''
  if (node.type === 'mdxFlowExpression') return isMarkerText(value)
  return node.type === 'raw' && /^<!--\s*truncate\s*-->$/.test(value)
}

/** Whether a node is a marker where it ends nothing, or text that was meant as one. */
function isMisplaced(node: Nodes): boolean {
  if (node.type === 'text') return /\{\/\*\s*truncate\s*\*\/\}/.test(node.value)
  return isTruncation(node) || (node.type === 'mdxTextExpression' && isMarkerText(node.value))
}

/** Replaces `{/* truncate *\/}` with `<AfterTruncation>` around everything after it, including footnotes. */
export const rehypeTruncation: Plugin<[CompileContext], Root> = (context) => (tree) => {
  visit(tree, (node, _, parent) => {
    if (node.type === 'element' && node.tagName === 'code') return SKIP
    if (parent && parent !== tree && isMisplaced(node)) {
      reportProblem(context, node, {
        message: 'the truncation marker is inside another block',
        fix: 'put it between two blank lines, outside of lists and quotes',
      })
    }
    return undefined
  })
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
