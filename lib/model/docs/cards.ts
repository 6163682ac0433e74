import { cacheByObject } from '@/lib/core/cache-by-object'
import type { SidebarCategory, SidebarItem, SidebarLink } from '../shared/sidebar'
import type { CategoryCard } from '@/lib/records/site-page'

type Target = Pick<SidebarLink, 'href' | 'plain'>

/** Returns where an item leads: to its own page, or else to the first listed link in it, which may be anywhere. */
function findTarget(item: SidebarItem): Target | undefined {
  if (item.type === 'html') return undefined
  if (!item.unlisted && item.type === 'link') {
    return { href: item.href, ...(item.plain && { plain: true }) }
  }
  if (!item.unlisted && item.href !== undefined) return { href: item.href }
  return item.type === 'category' ? findFirstTarget(item.items) : undefined
}

function findFirstTarget(items: SidebarItem[]): Target | undefined {
  for (const item of items) {
    const target = findTarget(item)
    if (target) return target
  }
  return undefined
}

/** Converts the items of a category to cards. Leaves out unlisted pages and items without a target. */
export function toCards(items: SidebarItem[]): CategoryCard[] {
  return items.flatMap((item): CategoryCard[] => {
    const target = findTarget(item)
    if (item.type === 'html' || !target) return []
    if (item.type === 'link') {
      const { label, description = '' } = item
      return [{ kind: 'link', label, ...target, description }]
    }
    const count = item.items.filter((child) => child.type !== 'html').length
    const description = item.description ?? `${count} ${count === 1 ? 'item' : 'items'}`
    return [{ kind: 'category', label: item.label, ...target, description }]
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
