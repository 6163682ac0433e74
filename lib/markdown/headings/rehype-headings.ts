import type { Element, ElementContent, Root } from 'hast'
import { h } from 'hastscript'
import { toHtml } from 'hast-util-to-html'
import { toString } from 'hast-util-to-string'
import type { Plugin } from 'unified'
import { visit } from '../core/visit'
import type { CompileContext } from '../core/context'
import { findFormulaSource } from '../math/formula-source'

/**
 * Removes links, components, images, ids, and numbers of footnotes. The table of contents consists of links, which can't
 * contain other links, and is too small for images.
 */
function toTocContent(nodes: ElementContent[]): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type !== 'element') {
      return 'children' in node ? toTocContent(node.children) : [node]
    }
    const { id, ...properties } = node.properties
    const [first] = node.children
    const isNote = first?.type === 'element' && first.properties.dataFootnoteRef !== undefined
    const isTarget = id !== undefined && !first
    if (node.tagName === 'img' || isTarget || isNote) return []
    const children = toTocContent(node.children)
    return node.tagName === 'a' ? children : [{ ...node, properties, children }]
  })
}

/** Returns the text of a heading, in which a formula is its source instead of what KaTeX makes of it, twice. */
function toName(nodes: ElementContent[]): string {
  const parts = nodes.map((node) => {
    if (node.type !== 'element') return toString(node)
    const isFormula = [node.properties.className].flat().includes('katex')
    return isFormula ? findFormulaSource(node) : toName(node.children)
  })
  return parts.join('')
}

/** Returns the alternative texts of the images in a heading. */
function toAlternative(heading: Element): ElementContent[] {
  const texts: ElementContent[] = []
  visit(heading, { tagName: 'img' }, ({ properties }: Element) => {
    texts.push({ type: 'text', value: properties.alt ?? '' })
  })
  return texts
}

/** Adds a link to itself to `<h2 id="x">`, and an entry to the table of contents. */
export const rehypeHeadings: Plugin<[CompileContext], Root> = (context) => (tree) => {
  visit(tree, 'element', (element: Element) => {
    const level = Number(/^h([2-6])$/.exec(element.tagName)?.[1])
    // Before there were ids, targets were `<a name="x">`.
    const id = element.properties.id ?? (element.tagName === 'a' && element.properties.name)
    if (typeof id === 'string') context.findings.anchors.push(id)
    if (!level || typeof id !== 'string') return
    // Skips the footnotes heading, which tells screen readers what the line above the footnotes shows visually.
    if ([element.properties.className].flat().includes('sr-only')) return
    const text = toTocContent(element.children)
    const content = toName(text).trim() === '' ? toAlternative(element) : text
    context.findings.toc.push({ id, level, html: toHtml(content) })
    element.children.push(
      h('a', {
        class: 'hash-link',
        href: `#${encodeURIComponent(id)}`,
        'aria-label': `Direct link to ${toName(content)}`,
      }),
    )
  })
}
