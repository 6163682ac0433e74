import type { Root } from 'hast'
import type { Plugin } from 'unified'
import { visit } from '../core/visit'

/** `- [x] text` -> its checkbox with a name, which screen readers otherwise leave out. */
export const rehypeTaskLists: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'element', ({ tagName, properties }) => {
    if (tagName !== 'input' || properties.type !== 'checkbox') return
    properties.ariaLabel = properties.checked ? 'Done' : 'To do'
  })
}
