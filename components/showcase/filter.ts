/** The filter of the showcase. */
export type SiteFilter = {
  tags: string[]
  /** Whether a site needs one of the tags or all of them. */
  operator: 'OR' | 'AND'
  /** Part of a title, as typed. */
  name: string
}

/**
 * Parses the filter in a URL.
 * @param search query string of the URL
 * @param known ids of existing tags; others are ignored
 */
export function parseFilter(search: string, known: readonly string[]): SiteFilter {
  const query = new URLSearchParams(search)
  const wanted = query.getAll('tags')
  return {
    tags: known.filter((tag) => wanted.includes(tag)),
    operator: query.get('operator') === 'AND' ? 'AND' : 'OR',
    name: query.get('name') ?? '',
  }
}

/** Whether a filter excludes anything. */
export function isFiltering({ tags, name }: SiteFilter): boolean {
  return tags.length > 0 || name.trim() !== ''
}

/** Whether a filter shows a site: its title contains the name, ignoring case, and its tags match. */
export function matchesFilter(
  site: { title: string; tags: readonly string[] },
  { tags, operator, name }: SiteFilter,
): boolean {
  if (!site.title.toLowerCase().includes(name.trim().toLowerCase())) return false
  if (tags.length === 0) return true
  const hasTag = (tag: string) => site.tags.includes(tag)
  return operator === 'AND' ? tags.every(hasTag) : tags.some(hasTag)
}

/** @example toCountText(1) // '1 site' */
export function toCountText(count: number): string {
  return `${count} ${count === 1 ? 'site' : 'sites'}`
}

/**
 * Returns the query string with a filter: empty, or starting with `?`. Other parameters are kept.
 * @param search previous query string
 */
export function formatFilter({ tags, operator, name }: SiteFilter, search: string): string {
  const query = new URLSearchParams(search)
  for (const key of ['tags', 'name', 'operator']) query.delete(key)
  for (const tag of tags) query.append('tags', tag)
  if (name.trim() !== '') query.set('name', name)
  if (operator === 'AND') query.set('operator', operator)
  return query.size === 0 ? '' : `?${query}`
}
