import { cacheByObject } from '@/lib/core/cache-by-object'
import type { SidebarCategory, SidebarItem } from '../shared/sidebar'
import type { CategoryCard } from '@/lib/records/site-page'

/** Returns the target of the first listed link, which may be on another site. */
function findFirstLink(items: SidebarItem[]): string | undefined {
  for (const item of items) {
    if (item.type === 'html') continue
    const own = item.unlisted ? undefined : item.href
    const href = own ?? (item.type === 'category' ? findFirstLink(item.items) : undefined)
    if (href !== undefined) return href
  }
  return undefined
}

/** Converts the items of a category to cards. Leaves out unlisted pages and items without a target. */
export function toCards(items: SidebarItem[]): CategoryCard[] {
  return items.flatMap((item): CategoryCard[] => {
    if (item.type === 'html') return []
    if (item.type === 'link') {
      const { label, href, description = '' } = item
      return item.unlisted ? [] : [{ kind: 'link', label, href, description }]
    }
    const href = (item.unlisted ? undefined : item.href) ?? findFirstLink(item.items)
    const count = item.items.filter((child) => child.type !== 'html').length
    const description = item.description ?? `${count} ${count === 1 ? 'item' : 'items'}`
    return href === undefined ? [] : [{ kind: 'category', label: item.label, href, description }]
  })
}

const indexCategories = cacheByObject((items: SidebarItem[]) => {
  const byDocId = new Map<string, SidebarCategory>()
  const add = (docId: string | undefined, category: SidebarCategory) => {
    if (docId !== undefined && !byDocId.has(docId)) byDocId.set(docId, category)
  }
  const visit = (children: SidebarItem[]) => {
    for (const item of children) {
      if (item.type !== 'category') continue
      add(item.docId, item)
      for (const child of item.items) if (child.type === 'link') add(child.docId, item)
      visit(item.items)
    }
  }
  visit(items)
  return byDocId
})

/** Returns the category whose page is this document, or else the one that contains it; undefined if there is none. */
export function findCategoryOf(items: SidebarItem[], docId: string): SidebarCategory | undefined {
  return indexCategories(items).get(docId)
}
