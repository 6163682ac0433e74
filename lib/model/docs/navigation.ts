import { cacheByObject } from '@/lib/core/cache-by-object'
import type { Href } from '@/lib/core/url'
import type { Breadcrumb } from '@/lib/records/navigation'
import type { CategoryCard } from '@/lib/records/site-page'
import type { SidebarCategoryRow, SidebarLinkRow, SidebarRow } from '@/lib/records/section'

type Item = SidebarLinkRow | SidebarCategoryRow

/** An item with a page of the instance: a document, or a category with its own page. */
export type NavigableItem = Item & { href: Href }

/** Lists the items of a sidebar in reading order, each with the categories around it before it. */
const listTrails = cacheByObject((rows: SidebarRow[]): Item[][] =>
  rows.flatMap((row) => {
    if ('html' in row) return []
    const inside = 'rows' in row ? listTrails(row.rows) : []
    return [[row], ...inside.map((trail) => [row, ...trail])]
  }),
)

/** Lists the items of a sidebar in reading order. */
export function listItems(rows: SidebarRow[]): Item[] {
  return listTrails(rows).flatMap((trail) => trail.at(-1) ?? [])
}

const isListed = (item: Item): item is NavigableItem => item.href !== undefined && !item.unlisted

/** Lists the pages of a sidebar in reading order, without unlisted pages and links elsewhere. */
export function flattenSidebar(rows: SidebarRow[]): NavigableItem[] {
  const own = listItems(rows).filter((item) => 'rows' in item || item.docId !== undefined)
  return own.filter(isListed)
}

/** Returns the item of the first page in a sidebar, or undefined if there are only links elsewhere. */
export function findFirstLink(rows: SidebarRow[]): NavigableItem | undefined {
  return flattenSidebar(rows)[0]
}

/** Returns the items from the sidebar's root to a page; none if the sidebar doesn't contain the page. */
export function findTrail({ rows }: { rows: SidebarRow[] }, href: Href): Item[] {
  return listTrails(rows).find((trail) => trail.at(-1)?.href === href) ?? []
}

/** Returns the breadcrumbs of a page: its categories, then the page itself. Empty if the sidebar doesn't contain it. */
export function getBreadcrumbs(sidebar: { rows: SidebarRow[] }, href: Href): Breadcrumb[] {
  return findTrail(sidebar, href).map(({ label, unlisted, href: own }) => ({
    label,
    href: unlisted ? undefined : own,
  }))
}

/** Returns the category whose page this is, or else the one that contains it; undefined if there is none. */
export function findCategoryOf(
  sidebar: { rows: SidebarRow[] },
  href: Href,
): SidebarCategoryRow | undefined {
  return findTrail(sidebar, href).findLast((item) => 'rows' in item)
}

/** Returns the pages before and after a page in a sidebar; none if the sidebar doesn't list it. */
export function findNeighbors(
  { rows }: { rows: SidebarRow[] },
  href: Href,
): (NavigableItem | undefined)[] {
  const listed = flattenSidebar(rows)
  const at = listed.findLastIndex((item) => item.href === href)
  return at === -1 ? [] : [listed[at - 1], listed[at + 1]]
}

/** Converts the items of a category to cards. Leaves out unlisted pages and items without a target. */
export function toCards(rows: SidebarRow[]): CategoryCard[] {
  return rows.flatMap((row): CategoryCard[] => {
    // The nearest one: its own page, or else the first in it, which may be anywhere.
    const target = listItems([row]).find(isListed)
    if ('html' in row || !target) return []
    const { label, description } = row
    const place = { href: target.href, plain: 'plain' in target ? target.plain : undefined }
    if (!('rows' in row)) {
      return [{ kind: 'link', label, ...place, description: description ?? '' }]
    }
    const count = row.rows.filter((child) => !('html' in child)).length
    const text = `${count} ${count === 1 ? 'item' : 'items'}`
    return [{ kind: 'category', label, ...place, description: description ?? text }]
  })
}
