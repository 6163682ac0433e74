import type { Root } from 'hast'
import type { Plugin } from 'unified'
import { visit } from '../core/visit'

/** Names the checkbox of `- [x] text`, which screen readers otherwise skip. */
export const rehypeTaskLists: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'element', ({ tagName, properties }) => {
    if (tagName !== 'input' || properties.type !== 'checkbox') return
    properties.ariaLabel = properties.checked ? 'Done' : 'To do'
  })
}
