import type { Element } from 'hast'
import { visit } from 'unist-util-visit'
import { parseHtml } from '@/lib/core/parse-html'
import type { Fault } from '@/lib/core/problem'

/** Returns what makes a drawing unsafe, phrased to follow "it has", or undefined if it is harmless. */
function findSvgDanger(svg: Element, text: string): string | undefined {
  let danger: string | undefined
  visit(svg, 'element', ({ tagName, properties }) => {
    if (tagName === 'script') danger ??= 'a <script>'
    for (const [name, value] of Object.entries(properties)) {
      if (/^on/i.test(name)) danger ??= `the handler ${name.toLowerCase()}`
      if (!/href$|^src$/i.test(name)) continue
      if (/^\s*javascript:/i.test(String(value))) danger ??= 'a javascript: link'
      if (tagName !== 'a' && /^\s*(?:https?:)?\/\//i.test(String(value))) {
        danger ??= `a <${tagName}> from another site`
      }
    }
  })
  if (/(?:@import|url\()\s*["']?\s*(?:https?:)?\/\//i.test(text))
    danger ??= 'styles from another site'
  return danger
}

/** Returns the `<svg>` element of a file, or why it cannot be shown, as a sentence goes on after the file name. */
export function readSvg(text: string): Element | Fault {
  // A browser displays an XML file from its root element on. Content before it is not part of the image.
  const [svg] = parseHtml(text.slice(Math.max(text.search(/<svg\b/), 0))).children
  if (svg?.type !== 'element' || svg.tagName !== 'svg') {
    return { message: 'contains no <svg>', fix: 'save the drawing again' }
  }
  const danger = findSvgDanger(svg, text)
  return danger ? { message: `has ${danger}`, fix: 'remove it from the file' } : svg
}
