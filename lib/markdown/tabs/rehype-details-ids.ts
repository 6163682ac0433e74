import type { Root } from 'hast'
import type { Plugin } from 'unified'
import { visit } from '../core/visit'
import type { JsxElement } from '../core/jsx-props'

/** Gives details elements an id, so that a link to their content opens them. Search results have such links. */
export const rehypeDetailsIds: Plugin<[], Root> = () => (tree) => {
  let count = 0
  visit(tree, ['element', 'mdxJsxFlowElement'], (node) => {
    const isElement = node.type === 'element' && node.tagName === 'details'
    if (!isElement && (node as JsxElement).name !== 'Details') return
    count += 1
    const id = `details-${count}-content`
    if (isElement) node.properties.id ??= id
    else (node as JsxElement).attributes.unshift({ type: 'mdxJsxAttribute', name: 'id', value: id })
  })
}
