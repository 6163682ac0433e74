import type { Element } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { visit } from 'unist-util-visit'
import { parseHtml } from './parse-html'

/**
 * Changes the elements of HTML in place. It is parsed, so text that looks like markup stays text.
 * @example changeHtml('<a>b</a>', (element) => { element.properties.id = 'c' }) // '<a id="c">b</a>'
 */
export function changeHtml(html: string, change: (element: Element) => void): string {
  const tree = parseHtml(html)
  visit(tree, 'element', change)
  return toHtml(tree)
}
