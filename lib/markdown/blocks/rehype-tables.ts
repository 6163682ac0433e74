import type { Element, Root } from 'hast'
import { h } from 'hastscript'
import { toString } from 'hast-util-to-string'
import { partition } from 'lodash-es'
import type { Plugin } from 'unified'
import { SKIP, visit } from '../core/visit'

/** `align`, which HTML has given up, becomes a class. */
function replaceAlign({ properties }: Element): void {
  const { align } = properties
  if (typeof align !== 'string') return
  delete properties.align
  properties.className = [properties.className ?? [], `align-${align}`].flat().map(String)
}

/**
 * Texts of the header cells. An empty one, as in the corner of a comparison, is no header to a screen reader; next to such
 * a cell the others have to say that they are headers of columns.
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

/** `<table>` -> the same inside a named, focusable group that scrolls when the table is wider than the column. */
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
