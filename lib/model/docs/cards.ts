import type { SidebarCategory, SidebarItem } from '../shared/sidebar'
import type { CategoryCard } from '@/lib/records/site-page'

/** Where the first listed link leads, be it a page of the site or not. */
function findFirstLink(items: SidebarItem[]): string | undefined {
  for (const item of items) {
    if (item.type === 'html') continue
    const own = item.unlisted ? undefined : item.href
    const href = own ?? (item.type === 'category' ? findFirstLink(item.items) : undefined)
    if (href !== undefined) return href
  }
  return undefined
}

/** The items of a category as cards. Unlisted pages and items that lead nowhere are left out. */
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

/** The category whose page a document is, or else the one that holds it; undefined if it is in none. */
export function findCategoryOf(items: SidebarItem[], docId: string): SidebarCategory | undefined {
  for (const item of items) {
    if (item.type !== 'category') continue
    if (item.docId === docId) return item
    const holdsDoc = item.items.some((child) => child.type === 'link' && child.docId === docId)
    const found = holdsDoc ? item : findCategoryOf(item.items, docId)
    if (found) return found
  }
  return undefined
}
