import type { Element, Root } from 'hast'
import { h } from 'hastscript'
import { toString } from 'hast-util-to-string'
import type { Plugin } from 'unified'
import { SKIP, visit } from 'unist-util-visit'

function findHeaderTexts(table: Element): string[] {
  const texts: string[] = []
  visit(table, 'element', (cell) => {
    if (cell.tagName === 'th') texts.push(toString(cell).trim())
  })
  return texts.filter(Boolean)
}

/** `<table>` -> the same inside a named, focusable group that scrolls when the table is wider than the column. */
export const rehypeTables: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'element', (table, index, parent) => {
    if (table.tagName !== 'table' || !parent || index === undefined) return undefined
    const label = ['Table', findHeaderTexts(table).join(', ')].filter(Boolean).join(': ')
    parent.children[index] = h(
      'div',
      { class: 'table', role: 'group', 'aria-label': label, tabindex: 0 },
      table,
    )
    return SKIP
  })
}
