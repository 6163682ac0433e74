import type { VisibleItem } from '@/lib/records/navigation'

/** Minimum length of a filter. */
const MIN_LENGTH = 3

/** The items of a sidebar that match a filter, and the number of matches. */
export type FilteredItems = { items: VisibleItem[]; count: number }

/**
 * Returns the items whose label contains every word of the query, inside their categories. A category that matches
 * keeps all its items. Returns undefined if the query is too short.
 */
export function filterItems(items: VisibleItem[], query: string): FilteredItems | undefined {
  const wanted = query.trim().toLowerCase()
  if (wanted.length < MIN_LENGTH) return undefined
  const words = wanted.split(/\s+/)
  let count = 0
  const filter = (level: VisibleItem[]): VisibleItem[] =>
    level.flatMap((item): VisibleItem[] => {
      if (item.type === 'html') return []
      const label = item.label.toLowerCase()
      const isMatch = words.every((word) => label.includes(word))
      if (isMatch) count += 1
      if (item.type === 'link') return isMatch ? [item] : []
      const found = filter(item.items ?? [])
      if (isMatch) return [{ ...item, open: true }]
      return found.length > 0 ? [{ ...item, open: true, items: found }] : []
    })
  return { items: filter(items), count }
}
