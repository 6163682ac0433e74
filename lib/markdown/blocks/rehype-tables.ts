import type { Element, Root } from 'hast'
import { h } from 'hastscript'
import { toString } from 'hast-util-to-string'
import partition from 'lodash-es/partition.js'
import type { Plugin } from 'unified'
import { SKIP, visit } from '../core/visit'

/** Replaces the obsolete attribute `align` with a class. */
function replaceAlign({ properties }: Element): void {
  const { align } = properties
  if (typeof align !== 'string') return
  delete properties.align
  properties.className = [properties.className ?? [], `align-${align}`].flat().map(String)
}

/**
 * Returns the texts of the header cells. Turns empty ones, such as the corner of a comparison, into data cells, because
 * they are not headers to screen readers. The others then need a `scope` to be recognized as column headers.
 */
function readHeaders(table: Element): string[] {
  const cells: Element[] = []
  visit(table, 'element', (element) => {
    if (element.tagName === 'td' || element.tagName === 'th') cells.push(element)
  })
  cells.forEach(replaceAlign)
  const headers = cells.filter(({ tagName }) => tagName === 'th')
  const [empty, named] = partition(headers, (cell) => toString(cell).trim() === '')
  for (const cell of empty) cell.tagName = 'td'
  if (empty.length > 0) for (const { properties } of named) properties.scope ??= 'col'
  return named.map((cell) => toString(cell).trim())
}

/** Wraps each `<table>` in a named, focusable group that scrolls if the table is wider than the column. */
export const rehypeTables: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'element', (table, index, parent) => {
    if (table.tagName !== 'table' || !parent || index === undefined) return undefined
    const label = ['Table', readHeaders(table).join(', ')].filter(Boolean).join(': ')
    parent.children[index] = h(
      'div',
      { class: 'table', role: 'group', 'aria-label': label, tabindex: 0 },
      table,
    )
    return SKIP
  })
}
