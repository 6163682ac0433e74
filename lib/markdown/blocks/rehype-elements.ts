import type { Element, ElementContent, Root } from 'hast'
import { h } from 'hastscript'
import { toString } from 'hast-util-to-string'
import partition from 'lodash-es/partition.js'
import type { Plugin } from 'unified'
import type { JsxElement } from '../core/jsx-props'
import { readLiterals } from '../core/jsx-props'
import { SKIP, visit, visitJsx } from '../core/visit'

/** Replaces the obsolete attribute `align` with a class. */
function replaceAlign({ properties }: Element): void {
  const { align } = properties
  if (typeof align !== 'string') return
  delete properties.align
  properties.className = [properties.className ?? [], `align-${align}`].flat().map(String)
}

/** Returns the text of a cell, with that of its images. */
function toName(cell: Element): string {
  const texts = [toString(cell)]
  visit(cell, 'element', ({ tagName, properties }) => {
    if (tagName === 'img') texts.push(String(properties.alt))
  })
  return texts.join(' ').trim()
}

/**
 * Returns the names of the header cells. Turns empty ones, such as the corner of a comparison, into data cells, because
 * they are not headers to screen readers. The others then need a `scope` to be recognized as column headers.
 */
function readHeaders(table: Element): string[] {
  const cells: Element[] = []
  visit(table, 'element', (element) => {
    if (element.tagName === 'td' || element.tagName === 'th') cells.push(element)
  })
  cells.forEach(replaceAlign)
  const headers = cells.filter(({ tagName }) => tagName === 'th')
  const [empty, named] = partition(headers, (cell) => toName(cell) === '')
  for (const cell of empty) cell.tagName = 'td'
  if (empty.length > 0) for (const { properties } of named) properties.scope ??= 'col'
  return named.map(toName)
}

/** Returns a table in a named, focusable group that scrolls if the table is wider than the column. */
function toTableGroup(table: Element): Element {
  const label = ['Table', readHeaders(table).join(', ')].filter(Boolean).join(': ')
  return h('div', { class: 'table', role: 'group', 'aria-label': label, tabindex: 0 }, table)
}

/** Moves a `<summary>` out of the paragraph that it and the text on the next line are in Markdown. */
function freeSummary(children: ElementContent[]): ElementContent[] {
  return children.flatMap((child) => {
    if (child.type !== 'element' || child.tagName !== 'p') return child
    const [first, ...rest] = child.children
    const isSummary = first?.type === 'element' && first.tagName === 'summary'
    return isSummary ? [first, { ...child, children: rest }] : child
  })
}

/** Turns `<Details summary="…">` into `<details>` with a `<summary>`, unless it contains one. */
function toDetails(element: JsxElement): Element {
  const children = freeSummary(element.children)
  const hasSummary = children.some(
    (child) => child.type === 'element' && child.tagName === 'summary',
  )
  const { summary } = readLiterals(element)
  const label = ['string', 'number'].includes(typeof summary) ? summary : 'Details'
  return h('details', hasSummary ? [] : h('summary', label as string), children)
}

/**
 * Completes elements that need more than their Markdown says:
 * - `<table>` gets a group around it.
 * - The checkbox of `- [x] text` gets a name, because screen readers skip it otherwise.
 * - `<details>` and `<Details>` get an id, so that a link to their content opens them. Search results have such links.
 */
export const rehypeElements: Plugin<[], Root> = () => (tree) => {
  visitJsx(tree, (element, index, parent) => {
    if (element.name !== 'Details') return undefined
    parent.children[index] = toDetails(element)
    return [SKIP, index]
  })
  let details = 0
  visit(tree, 'element', (element, index, parent) => {
    const { tagName, properties } = element
    if (tagName === 'details') {
      element.children = freeSummary(element.children)
      const { summary } = properties
      if (typeof summary === 'string') element.children.unshift(h('summary', summary))
      delete properties.summary
      properties.id ??= `details-${(details += 1)}-content`
    } else if (tagName === 'input' && properties.type === 'checkbox') {
      properties.ariaLabel = properties.checked ? 'Done' : 'To do'
    } else if (tagName === 'table' && parent && index !== undefined) {
      parent.children[index] = toTableGroup(element)
    }
  })
}
