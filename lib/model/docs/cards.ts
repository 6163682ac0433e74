import type { CategoryCard } from '@/lib/records/site-page'
import type { SidebarItem, SidebarLink } from '../shared/sidebar'

type Target = Pick<SidebarLink, 'href' | 'plain'>

/** Lists where an item leads, nearest first: to its own page, then to the listed pages in it, which may be anywhere. */
function listTargets(item: SidebarItem): Target[] {
  if (item.type === 'html') return []
  const { href, unlisted } = item
  const plain = item.type === 'link' ? item.plain : undefined
  const own = href === undefined || unlisted ? [] : [{ href, plain }]
  return item.type === 'link' ? own : [...own, ...item.rows.flatMap(listTargets)]
}

/** Converts the items of a category to cards. Leaves out unlisted pages and items without a target. */
export function toCards(rows: SidebarItem[]): CategoryCard[] {
  return rows.flatMap((item): CategoryCard[] => {
    const [target] = listTargets(item)
    if (item.type === 'html' || !target) return []
    const { type: kind, label, description } = item
    if (kind === 'link') return [{ kind, label, ...target, description: description ?? '' }]
    const count = item.rows.filter(({ type }) => type !== 'html').length
    const text = `${count} ${count === 1 ? 'item' : 'items'}`
    return [{ kind, label, ...target, description: description ?? text }]
  })
}
