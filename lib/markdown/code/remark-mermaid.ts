import type { Root } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx'
import type { Plugin } from 'unified'
import { SKIP, visit } from '../core/visit'

/**
 * ```` ```mermaid ```` -> `<Mermaid>` around the same fence, which is what a reader sees until the diagram is drawn.
 */
export const remarkMermaid: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'code', (code, index, parent) => {
    if (!parent || index === undefined || code.lang?.toLowerCase() !== 'mermaid') return undefined
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
