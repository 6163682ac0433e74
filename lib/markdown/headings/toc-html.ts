import type { TocItem } from '../core/context'

type TocNode = TocItem & { children: TocNode[] }

/**
 * The headings between two levels as a tree. A heading's parent is the nearest one before it with a smaller level, so
 * a skipped level stays with its ancestor.
 */
export function toTocTree(items: TocItem[]): TocNode[] {
  const roots: TocNode[] = []
  const open: TocNode[] = []
  for (const item of items) {
    const node: TocNode = { ...item, children: [] }
    while ((open.at(-1)?.level ?? 0) >= item.level) open.pop()
    ;(open.at(-1)?.children ?? roots).push(node)
    open.push(node)
  }
  return roots
}

/** The headings that a page lists: those from `min` to `max`. */
export function filterToc(items: TocItem[], { min, max }: { min: number; max: number }): TocItem[] {
  return items.filter(({ level }) => level >= min && level <= max)
}

function toList(nodes: TocNode[]): string {
  const rows = nodes.map(
    ({ id, html, children }) =>
      `<li><a href="#${encodeURIComponent(id)}">${html}</a>${children.length > 0 ? toList(children) : ''}</li>`,
  )
  return `<ul>${rows.join('')}</ul>`
}

/** The table of contents as nested lists. */
export function toTocHtml(items: TocItem[]): string {
  return items.length === 0 ? '' : toList(toTocTree(items))
}
