import type { TocItem } from '../core/context'

type TocNode = TocItem & { children: TocNode[] }

/**
 * Returns headings as a tree. The parent of a heading is the nearest one before it with a smaller level, so a heading
 * after a skipped level belongs to its nearest ancestor.
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

/** Returns the headings that a page lists: those from `min` to `max`. */
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

/** Renders the table of contents as nested lists. */
export function toTocHtml(items: TocItem[]): string {
  return items.length === 0 ? '' : toList(toTocTree(items))
}
