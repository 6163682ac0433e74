import type { SiteRoute } from '@/lib/model/site/all-routes'
import { siteRoutes } from '@/lib/model/site/all-routes'
import { checkSources, toContent } from '@/lib/check/check-content'
import type { SiteContent } from '@/lib/model/site/load-content'
import { listContentFiles } from '@/lib/source/list-files'
import type { Redirect } from '@/lib/model/site/redirects'
import { createRouteManifest } from '../route-manifest/create-route-manifest'
import { siteRedirects } from '@/lib/model/site/site-redirects'

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
    nested: createRouteManifest(content).nested,
  }
}
