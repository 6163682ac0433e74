import type { SidebarCategoryRow, SidebarRow } from '@/lib/records/section'

/** Minimum length of a filter. */
const MIN_LENGTH = 3

/** The rows of a sidebar that match a filter, and the number of matches. */
export type FilteredRows = { rows: SidebarRow[]; count: number }

/**
 * Returns the rows whose label contains every word of the query, inside their categories. A category that matches keeps
 * all its rows. Returns undefined if the query is too short.
 */
export function filterRows(rows: SidebarRow[], query: string): FilteredRows | undefined {
  const wanted = query.trim().toLowerCase()
  if (wanted.length < MIN_LENGTH) return undefined
  const words = wanted.split(/\s+/)
  let count = 0
  const filter = (level: SidebarRow[]): SidebarRow[] =>
    level.flatMap((row): SidebarRow[] => {
      if ('html' in row) return []
      const label = row.label.toLowerCase()
      const isMatch = words.every((word) => label.includes(word))
      if (isMatch) count += 1
      if (!('rows' in row)) return isMatch ? [row] : []
      const opened: SidebarCategoryRow = { ...row, open: true }
      const found = filter(row.rows)
      if (isMatch) return [opened]
      return found.length > 0 ? [{ ...opened, rows: found }] : []
    })
  return { rows: filter(rows), count }
}
