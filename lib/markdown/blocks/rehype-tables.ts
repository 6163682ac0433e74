import type { Element, Root } from 'hast'
import { h } from 'hastscript'
import { toString } from 'hast-util-to-string'
import type { Plugin } from 'unified'
import { SKIP, visit } from '../core/visit'

/** Texts of the header cells. An empty one, as in the corner of a comparison, is no header to a screen reader. */
function readHeaders(table: Element): string[] {
  const texts: string[] = []
  visit(table, 'element', (cell) => {
    if (cell.tagName !== 'th') return
    const text = toString(cell).trim()
    if (text === '') cell.tagName = 'td'
    else texts.push(text)
  })
  return texts
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
