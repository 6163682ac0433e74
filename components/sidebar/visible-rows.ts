import type { Href } from '@/lib/core/url'
import type { SidebarRow } from '@/lib/records/section'

/** Whether a row is hidden on a page. Unlisted pages are hidden everywhere except on themselves. */
function isHidden(row: SidebarRow, activeHref: Href): boolean {
  if ('html' in row) return false
  if (row.href !== undefined && row.href === activeHref) return false
  if (!('rows' in row)) return row.unlisted === true
  const hasOwnPage = row.href !== undefined && !row.unlisted
  return !hasOwnPage && row.rows.every((child) => isHidden(child, activeHref))
}

/** Returns the rows that a page shows if every category is open. */
export function toVisibleRows(rows: SidebarRow[], activeHref: Href): SidebarRow[] {
  return rows
    .filter((row) => !isHidden(row, activeHref))
    .map((row) => {
      if (!('rows' in row)) return row
      const { href, ...category } = row
      const isLinked = href !== undefined && (!row.unlisted || href === activeHref)
      return {
        ...category,
        ...(isLinked && { href }),
        rows: toVisibleRows(row.rows, activeHref),
      }
    })
}

/** Returns the first listed page, to which the label of a category without its own page links without JavaScript. */
export function findFirstHref(rows: SidebarRow[]): Href | undefined {
  for (const row of rows) {
    if ('html' in row) continue
    const own = row.unlisted ? undefined : row.href
    const href = own ?? ('rows' in row ? findFirstHref(row.rows) : undefined)
    if (href !== undefined) return href
  }
  return undefined
}
