import type { PageBody, SitePage } from './site-page'

/** Code of compiled bodies, by key. */
export type Bodies = Readonly<Record<string, string>>

/** A page and everything needed to render it. */
export type LoadedPage = { page: SitePage; bodies: Bodies }

function listAll(page: SitePage): PageBody[] {
  if ('body' in page) return [page.body]
  return 'list' in page ? page.list.entries.map(({ body }) => body) : []
}

/** Lists the bodies that a page shows, except those with problems, which have no code. */
export function listBodies(page: SitePage): PageBody[] {
  return listAll(page).filter(({ problems }) => problems === undefined)
}
