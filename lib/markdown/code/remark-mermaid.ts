import type { Root } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx'
import type { Plugin } from 'unified'
import { isFixture } from '@/lib/source/fixtures'
import type { CompileContext } from '../core/context'
import { toPlace } from '../core/context'
import { SKIP, visit } from '../core/visit'

/**
 * Wraps ```` ```mermaid ```` in `<Mermaid>`. Readers see the fence until the diagram is drawn. Fixtures contain invalid
 * diagrams, which are shown. The diagrams of other documents are checked later.
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
