import type { Properties, Root } from 'hast'
import type { Plugin } from 'unified'
import { visit } from '../core/visit'
import { fromHtml } from 'hast-util-from-html'
import type { CompileContext } from '../core/context'
import { reportProblem } from '../core/context'
import type { JsxElement } from '../core/jsx-props'

/** Parses attributes as HTML, which gives `class` or `for` the names that the tree uses. */
function toProperties(name: string, attributes: [string, string | null][]): Properties {
  const markup = attributes
    .map(([key, value]) => (value === null ? key : `${key}="${value.replaceAll('"', '&quot;')}"`))
    .join(' ')
  const parsed = fromHtml(`<${name} ${markup}></${name}>`, { fragment: true }).children[0]
  return parsed?.type === 'element' ? parsed.properties : {}
}

/** Turns `<details open>` and other plain HTML written as JSX into ordinary elements, which can be static HTML. */
export const rehypeJsxElements: Plugin<[CompileContext], Root> = (context) => (tree) => {
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node, index, parent) => {
    const element = node as JsxElement
    if (!parent || index === undefined || !element.name || !/^[a-z][a-z\d-]*$/.test(element.name)) {
      return
    }
    if (element.attributes.some((each) => 'name' in each && each.name === 'style')) {
      reportProblem(context, element, {
        message: `the style of <${element.name}> would be blocked by the site’s security policy`,
        fix: 'give it a class that the stylesheets define',
      })
    }
    const attributes: [string, string | null][] = []
    for (const attribute of element.attributes) {
      if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value === 'object') {
        if (attribute.type !== 'mdxJsxAttribute' || attribute.value !== null) return
      }
      const value = attribute.value
      attributes.push([attribute.name === 'className' ? 'class' : attribute.name, value ?? null])
    }
    parent.children[index] = {
      type: 'element',
      tagName: element.name,
      properties: toProperties(element.name, attributes),
      children: element.children,
      position: element.position,
    }
  })
}
