import type { Element } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import { visit } from 'unist-util-visit'

/**
 * Changes the elements of HTML in place. It is parsed, so text that looks like markup stays text.
 * @example changeHtml('<a>b</a>', (element) => { element.properties.id = 'c' }) // '<a id="c">b</a>'
 */
export function changeHtml(html: string, change: (element: Element) => void): string {
  const tree = fromHtml(html, { fragment: true })
  visit(tree, 'element', change)
  return toHtml(tree)
}
