import { toHeadersFile, toRedirectsFile } from '@/lib/host/host-files'
import {
  SEARCH_DESCRIPTION_PATH,
  hasSearchPage,
  toSearchDescription,
} from '@/lib/seo/search-description'
import { toDocumentHead } from '@/lib/seo/document-head'
import type { SiteFile, SiteParts } from './finish'
import type { Site } from './load-site'
import { toRedirectPage } from './redirect-page'

/** What the site adds to its export. */
export function toSiteParts(site: Site): SiteParts {
  const hrefs = new Set(site.routes.map(({ href }) => href))
  return { siteFiles: toSiteFiles(site), head: toDocumentHead(hrefs) }
}

/** The files that no route of the app makes. */
export function toSiteFiles(site: Site): SiteFile[] {
  return [
    ...site.redirects.map((redirect): SiteFile => ({
      kind: 'redirect',
      path: `${redirect.from.slice(1)}index.html`,
      text: toRedirectPage(redirect),
    })),
    { kind: 'file', path: '_redirects', text: toRedirectsFile(site) },
    { kind: 'file', path: '_headers', text: toHeadersFile() },
    ...(hasSearchPage(new Set(site.routes.map(({ href }) => href)))
      ? [
          {
            kind: 'file' as const,
            path: SEARCH_DESCRIPTION_PATH.slice(1),
            text: toSearchDescription(),
          },
        ]
      : []),
    // GitHub Pages leaves out folders that start with an underscore unless it is told not to.
    { kind: 'file', path: '.nojekyll', text: '' },
  ]
}
