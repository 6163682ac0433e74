import type { Element } from 'hast'
import { h } from 'hastscript'
import type { Href } from '@/lib/core/url'
import { isExternalUrl } from '@/lib/core/url'

/** A line of text with code and links. */
export type Line = (string | Element)[]

/** @param href in the form in which it is served */
export function createLink(href: Href, line: Line | string): Element {
  const newTab = isExternalUrl(href) && { target: '_blank', rel: 'noopener noreferrer' }
  return h('a', { href, ...newTab }, line)
}

/** Creates a list, or nothing without items. */
export function createList(items: Line[]): Element[] {
  const list = items.map((line) => h('li', line))
  return list.length > 0 ? [h('ul', list)] : []
}

/**
 * Creates a table that scrolls in a group if it is wider than the page. The first cell of a row is its heading.
 * @param label accessible name of the group
 */
export function createTable(label: string, head: string[], rows: Line[][]): Element {
  const names = head.map((cell) => h('th', { scope: 'col' }, cell))
  const body = rows.map(([first = [], ...rest]) => {
    const cells = rest.map((cell) => h('td', cell))
    return h('tr', h('th', { scope: 'row' }, first), cells)
  })
  const table = h('table', h('thead', h('tr', names)), h('tbody', body))
  return h('div', { class: 'table', role: 'group', 'aria-label': label, tabindex: 0 }, table)
}
