import type { Root } from 'hast'
import type { Plugin } from 'unified'
import { visit } from '../core/visit'
import type { CompileContext } from '../core/context'
import { toStyleClass } from './sheets'

/**
 * Turns `<span class="strut" style="height:1em">` in a formula into `<span class="strut m1a2b3c4d">`, and adds the
 * style to those of the page.
 */
export const rehypeMathStyles: Plugin<[CompileContext], Root> = (context) => (tree) => {
  visit(tree, 'element', (formula) => {
    if (![formula.properties.className].flat().includes('katex')) return
    visit(formula, 'element', ({ properties }) => {
      const { style, className } = properties
      if (typeof style !== 'string') return
      context.math.add(style)
      properties.className = [...(Array.isArray(className) ? className : []), toStyleClass(style)]
      delete properties.style
    })
  })
}
