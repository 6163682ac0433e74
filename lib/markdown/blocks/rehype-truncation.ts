import type { ElementContent, Root, RootContent } from 'hast'
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx'
import type { Plugin } from 'unified'
import type { CompileContext } from '../core/context'
import { reportProblem } from '../core/context'

/** Component around the part of a post that lists leave out. */
export const REST = 'AfterTruncation'

function isMarker(node: RootContent): boolean {
  if (node.type === 'mdxFlowExpression') return node.value.trim() === '/* truncate */'
  return node.type === 'raw' && /^<!--\s*truncate\s*-->$/.test(node.value.trim())
}

/** Replaces `{/* truncate *\/}` with `<AfterTruncation>` around everything after it, including footnotes. */
export const rehypeTruncation: Plugin<[CompileContext], Root> = (context) => (tree) => {
  const [marker, second] = tree.children.filter(isMarker)
  if (!marker) return
  if (second) {
    reportProblem(context, second, {
      message: 'there are two truncation markers',
      fix: 'keep the one where the excerpt ends',
    })
  }
  context.findings.truncated = true
  const at = tree.children.indexOf(marker)
  const rest: MdxJsxFlowElementHast = {
    type: 'mdxJsxFlowElement',
    name: REST,
    attributes: [],
    children: tree.children.slice(at + 1) as ElementContent[],
  }
  tree.children = [...tree.children.slice(0, at), rest]
}
