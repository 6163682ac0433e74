import type { Root } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx'
import type { Plugin } from 'unified'
import { isFixture } from '@/lib/source/fixtures'
import type { CompileContext } from '../core/context'
import { toPlace } from '../core/context'
import { SKIP, visit } from '../core/visit'

/**
 * ```` ```mermaid ```` -> `<Mermaid>` around the same fence, which is what a reader sees until the diagram is drawn. The
 * fixtures have diagrams with mistakes, which are shown; those of other documents are checked later.
 */
export const remarkMermaid: Plugin<[CompileContext], Root> = (context) => (tree) => {
  visit(tree, 'code', (code, index, parent) => {
    if (!parent || index === undefined || code.lang?.toLowerCase() !== 'mermaid') return undefined
    if (!isFixture(context.path)) {
      context.diagrams.push({ ...toPlace(context, code), code: code.value })
    }
    const diagram: MdxJsxFlowElement = {
      type: 'mdxJsxFlowElement',
      name: 'Mermaid',
      attributes: [],
      children: [code],
      position: code.position,
    }
    parent.children[index] = diagram
    return [SKIP, index + 1]
  })
}
