import type { PageBody, SitePage } from './site-page'

/** The bodies that a page shows. */
export function listBodies(page: SitePage): PageBody[] {
  if ('body' in page) return [page.body]
  return 'list' in page ? page.list.entries.map(({ body }) => body) : []
}
