import { cacheByObject } from '@/lib/core/cache-by-object'
import type { Href } from '@/lib/core/url'
import type { Breadcrumb, NavigationLink } from '@/lib/records/navigation'
import type { CategoryCard } from '@/lib/records/site-page'
import type { SidebarCategoryRow, SidebarLinkRow, SidebarRow } from '@/lib/records/section'

/** An item with a page of the instance: a document, or a category with its own page. */
export type NavigableItem = SidebarLinkRow | (SidebarCategoryRow & { href: Href })

/** Lists the pages of a sidebar in reading order, without unlisted pages and links elsewhere. */
export function flattenSidebar(rows: SidebarRow[]): NavigableItem[] {
  return rows.flatMap((item): NavigableItem[] => {
    switch (item.type) {
      case undefined:
        return item.docId !== undefined && !item.unlisted ? [item] : []
      case 'category': {
        const { href } = item
        const own = href !== undefined && !item.unlisted ? [{ ...item, href }] : []
        return [...own, ...flattenSidebar(item.rows)]
      }
      case 'html':
        return []
    }
  })
}

/** Returns the item of the first page in a sidebar, or undefined if there are only links elsewhere. */
export function findFirstLink(rows: SidebarRow[]): NavigableItem | undefined {
  return flattenSidebar(rows)[0]
}

type Step = SidebarLinkRow | SidebarCategoryRow

const indexTrails = cacheByObject((rows: SidebarRow[]) => {
  const byHref = new Map<Href, Step[]>()
  const visit = (children: SidebarRow[], ancestors: Step[]) => {
    for (const item of children) {
      if (item.type === 'html') continue
      const trail = [...ancestors, item]
      if (item.href !== undefined && !byHref.has(item.href)) byHref.set(item.href, trail)
      if (item.type === 'category') visit(item.rows, trail)
    }
  }
  visit(rows, [])
  return byHref
})

/** Returns the items from the sidebar's root to a page; none if the sidebar doesn't contain the page. */
export function findTrail({ rows }: { rows: SidebarRow[] }, href: Href): Step[] {
  return indexTrails(rows).get(href) ?? []
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
  return findTrail(sidebar, href).findLast((item) => item.type === 'category')
}

/** Returns the previous and next page of each page in a sidebar, by href. */
export function getNeighbors(
  rows: SidebarRow[],
  getLabel: (item: NavigableItem) => string,
): Map<Href, { previous: NavigationLink | undefined; next: NavigationLink | undefined }> {
  const links = flattenSidebar(rows).map((item) => ({ label: getLabel(item), href: item.href }))
  return new Map(
    links.map(({ href }, index) => [href, { previous: links[index - 1], next: links[index + 1] }]),
  )
}

type Target = Pick<SidebarLinkRow, 'href' | 'plain'>

/** Lists where an item leads, nearest first: to its own page, then to the listed pages in it, which may be anywhere. */
function listTargets(item: SidebarRow): Target[] {
  if (item.type === 'html') return []
  const { href, unlisted } = item
  const plain = item.type === undefined ? item.plain : undefined
  const own = href === undefined || unlisted ? [] : [{ href, plain }]
  return item.type === undefined ? own : [...own, ...item.rows.flatMap(listTargets)]
}

/** Converts the items of a category to cards. Leaves out unlisted pages and items without a target. */
export function toCards(rows: SidebarRow[]): CategoryCard[] {
  return rows.flatMap((item): CategoryCard[] => {
    const [target] = listTargets(item)
    if (item.type === 'html' || !target) return []
    const { label, description } = item
    if (item.type === undefined) {
      return [{ kind: 'link', label, ...target, description: description ?? '' }]
    }
    const count = item.rows.filter(({ type }) => type !== 'html').length
    const text = `${count} ${count === 1 ? 'item' : 'items'}`
    return [{ kind: 'category', label, ...target, description: description ?? text }]
  })
}
