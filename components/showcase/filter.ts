/** What the reader of the showcase wants to see. */
export type SiteFilter = {
  tags: string[]
  /** Whether a site needs one of the tags or all of them. */
  operator: 'OR' | 'AND'
  /** Part of a title, as typed. */
  name: string
}

/**
 * The filter of a URL.
 * @param search query string of the URL
 * @param known ids of the tags that exist; others are left out
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

/** Whether a filter leaves anything out. */
export function isFiltering({ tags, name }: SiteFilter): boolean {
  return tags.length > 0 || name.trim() !== ''
}

/** Whether a filter shows a site: its title holds the name in any case, and its tags are wanted. */
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
 * The query string of a filter: empty, or from its `?` on. What else was in the query stays.
 * @param search query string before
 */
export function formatFilter({ tags, operator, name }: SiteFilter, search: string): string {
  const query = new URLSearchParams(search)
  for (const key of ['tags', 'name', 'operator']) query.delete(key)
  for (const tag of tags) query.append('tags', tag)
  if (name.trim() !== '') query.set('name', name)
  if (operator === 'AND') query.set('operator', operator)
  return query.size === 0 ? '' : `?${query}`
}
