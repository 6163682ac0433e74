/** Whether a filter excludes anything. It has the parameters of the URL: `tags`, `name` and `operator`. */
export function isFiltering(filter: URLSearchParams): boolean {
  return filter.has('tags') || (filter.get('name') ?? '').trim() !== ''
}

/**
 * Whether a filter shows a site: its title contains the name, ignoring case, and it has one of the tags, or all of them
 * with the operator `AND`.
 */
export function matchesFilter(
  site: { title: string; tags: readonly string[] },
  filter: URLSearchParams,
): boolean {
  const name = (filter.get('name') ?? '').trim().toLowerCase()
  if (!site.title.toLowerCase().includes(name)) return false
  const tags = filter.getAll('tags')
  if (tags.length === 0) return true
  const hasTag = (tag: string) => site.tags.includes(tag)
  return filter.get('operator') === 'AND' ? tags.every(hasTag) : tags.some(hasTag)
}

/** @example toCountText(1) // '1 site' */
export function toCountText(count: number): string {
  return `${count} ${count === 1 ? 'site' : 'sites'}`
}
