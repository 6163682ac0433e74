import { cacheByObject } from '@/lib/core/cache-by-object'
import type { SidebarCategory, SidebarItem, SidebarLink } from '../shared/sidebar'
import type { VisibleCategory, VisibleItem } from '@/lib/records/navigation'

const listHrefs = cacheByObject((items: SidebarItem[]): Set<string> => {
  const hrefs = new Set<string>()
  for (const item of items) {
    if (item.type === 'html') continue
    if (item.href !== undefined) hrefs.add(item.href)
    if (item.type === 'category') for (const href of listHrefs(item.items)) hrefs.add(href)
  }
  return hrefs
})

function findFirst(items: SidebarItem[]): string | undefined {
  for (const item of items) {
    if (item.type === 'html') continue
    const own = item.unlisted ? undefined : item.href
    const href = own ?? (item.type === 'category' ? findFirst(item.items) : undefined)
    if (href !== undefined) return href
  }
  return undefined
}

/** Whether an item is hidden on a page. Unlisted pages are hidden everywhere except on themselves. */
function isHidden(item: SidebarItem, activeHref: string | undefined): boolean {
  if (item.type === 'html') return false
  if (item.href !== undefined && item.href === activeHref) return false
  if (item.type === 'link') return item.unlisted === true
  const hasOwnPage = item.href !== undefined && !item.unlisted
  return !hasOwnPage && item.items.every((child) => isHidden(child, activeHref))
}

/** Converts an item for the browser. `getState` returns whether a category is open, and its items. */
function toVisibleItem(
  item: SidebarLink | SidebarCategory,
  activeHref: string | undefined,
  getState: (category: SidebarCategory) => Pick<VisibleCategory, 'open' | 'items'>,
): VisibleItem {
  const { label, className } = item
  if (item.type === 'link') {
    return {
      type: 'link',
      label,
      href: item.href,
      ...(item.plain && { plain: true }),
      ...(className !== undefined && { className }),
    }
  }
  const href = item.unlisted && item.href !== activeHref ? undefined : item.href
  const fallbackHref = href === undefined ? findFirst(item.items) : undefined
  return {
    type: 'category',
    label,
    ...(!item.collapsible && { fixed: true }),
    ...(href !== undefined && { href }),
    ...(fallbackHref !== undefined && { fallbackHref }),
    ...(className !== undefined && { className }),
    ...getState(item),
  }
}

/**
 * Returns the sidebar items that a page shows. Closed categories have no items, so the size of a page doesn't depend on
 * the size of the sidebar.
 */
export function getVisibleItems(items: SidebarItem[], activeHref: string): VisibleItem[] {
  return items
    .filter((item) => !isHidden(item, activeHref))
    .map((item) => {
      if (item.type === 'html') return item
      return toVisibleItem(item, activeHref, (category) => {
        const active = category.href === activeHref || listHrefs(category.items).has(activeHref)
        return category.collapsed && !active
          ? {}
          : { open: true, items: getVisibleItems(category.items, activeHref) }
      })
    })
}

/** Returns the complete tree, as visible on any listed page. */
export function getTreeItems(items: SidebarItem[]): VisibleItem[] {
  return items
    .filter((item) => !isHidden(item, undefined))
    .map((item) => {
      if (item.type === 'html') return item
      return toVisibleItem(item, undefined, (category) => ({
        ...(!category.collapsed && { open: true }),
        items: getTreeItems(category.items),
      }))
    })
}
