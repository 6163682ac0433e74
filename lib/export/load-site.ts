import type { SiteRoute } from '@/lib/content/all-routes'
import { siteRoutes } from '@/lib/content/all-routes'
import { checkSources, toContent } from '@/lib/content/check-content'
import type { SiteContent } from '@/lib/content/load-content'
import { listContentFiles } from '@/lib/content/list-files'
import type { Redirect } from '@/lib/content/redirects'
import { createAddressBook } from '@/lib/content/site-address-book'
import { siteRedirects } from '@/lib/content/site-redirects'

/** The addresses of the site, for what is made after the export. */
export type Site = {
  content: SiteContent
  routes: SiteRoute[]
  redirects: Redirect[]
  /** Pages that answer for every address below them, without the base URL. */
  nested: string[]
}

/** Reads them from the content itself: the generator's documents are made for Next. */
export function loadSite(): Site {
  const content = toContent(checkSources(listContentFiles()))
  const { redirects } = siteRedirects(content)
  return {
    content,
    routes: siteRoutes(content),
    redirects,
    nested: createAddressBook(content).nested,
  }
}
