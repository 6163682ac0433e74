import type { Root } from 'hast'
import { h } from 'hastscript'
import type { Plugin } from 'unified'
import type { CompileContext } from '../core/context'
import { reportProblem } from '../core/context'
import type { JsxElement } from '../core/jsx-props'
import { findAttribute } from '../core/jsx-props'
import { visitJsx } from '../core/visit'

/** Returns attributes as text, and true for one without a value, or undefined if any is an expression. */
function readAttributes({ attributes }: JsxElement): Record<string, string | true> | undefined {
  const given: Record<string, string | true> = {}
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute') return undefined
    const { name, value } = attribute
    if (typeof value === 'object' && value !== null) return undefined
    given[name] = value ?? true
  }
  return given
}

/** Turns `<details open>` and other plain HTML written as JSX into ordinary elements, which can be static HTML. */
export const rehypeJsxElements: Plugin<[CompileContext], Root> = (context) => (tree) => {
  visitJsx(tree, (element, index, parent) => {
    if (!element.name || !/^[a-z][a-z\d-]*$/.test(element.name)) return
    if (findAttribute(element, 'style')) {
      reportProblem(context, element, {
        message: `the style of <${element.name}> would be blocked by the site’s security policy`,
        fix: 'give it a class that the stylesheets define',
      })
    }
    const attributes = readAttributes(element)
    if (!attributes) return
    const { children, position } = element
    parent.children[index] = { ...h(element.name, attributes), children, position }
  })
}
