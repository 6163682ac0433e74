import { cacheByObject } from '@/lib/core/cache-by-object'
import type { SidebarCategory, SidebarItem, SidebarLink } from '../shared/sidebar'
import type { Breadcrumb, NavigationLink } from '@/lib/records/navigation'

/** An item with a page of the instance: a document, or a category with its own page. */
export type NavigableItem = SidebarLink | (SidebarCategory & { href: string })

/** Lists the pages of a sidebar in reading order, without unlisted pages and links elsewhere. */
export function flattenSidebar(items: SidebarItem[]): NavigableItem[] {
  return items.flatMap((item): NavigableItem[] => {
    switch (item.type) {
      case 'link':
        return item.docId !== undefined && !item.unlisted ? [item] : []
      case 'category': {
        const children = flattenSidebar(item.items)
        return item.href !== undefined && !item.unlisted
          ? [{ ...item, href: item.href }, ...children]
          : children
      }
      case 'html':
        return []
    }
  })
}

/** Returns the item of the first page in a sidebar or category, or undefined if there are only links elsewhere. */
export function findFirstLink(items: SidebarItem[]): NavigableItem | undefined {
  return flattenSidebar(items)[0]
}

/** Returns the URL of the first page, or undefined if there are only links elsewhere. */
export function findFirstHref(items: SidebarItem[]): string | undefined {
  return findFirstLink(items)?.href
}

const indexTrails = cacheByObject((items: SidebarItem[]) => {
  const byHref = new Map<string, SidebarItem[]>()
  const visit = (children: SidebarItem[], ancestors: SidebarItem[]) => {
    for (const item of children) {
      if (item.type === 'html') continue
      const trail = [...ancestors, item]
      if (item.href !== undefined && !byHref.has(item.href)) byHref.set(item.href, trail)
      if (item.type === 'category') visit(item.items, trail)
    }
  }
  visit(items, [])
  return byHref
})

/** Returns the items from the sidebar's root to a page, or undefined if the sidebar doesn't contain the page. */
export function findTrail(items: SidebarItem[], href: string): SidebarItem[] | undefined {
  return indexTrails(items).get(href)
}

/** Returns the breadcrumbs of a page: its categories, then the page itself. Empty if the sidebar doesn't contain it. */
export function getBreadcrumbs(items: SidebarItem[], href: string): Breadcrumb[] {
  return (findTrail(items, href) ?? []).flatMap((item) =>
    item.type === 'html'
      ? []
      : [
          {
            label: item.label,
            ...(item.href === undefined || item.unlisted ? {} : { href: item.href }),
          },
        ],
  )
}

/** Returns the previous and next page of each page in a sidebar, by href. */
export function getNeighbors(
  items: SidebarItem[],
  getLabel: (item: NavigableItem) => string,
): Map<string, { previous: NavigationLink | undefined; next: NavigationLink | undefined }> {
  const pages = flattenSidebar(items)
  const toLink = (item: NavigableItem | undefined) =>
    item && { label: getLabel(item), href: item.href }
  return new Map(
    pages.map((page, index) => [
      page.href,
      { previous: toLink(pages[index - 1]), next: toLink(pages[index + 1]) },
    ]),
  )
}
