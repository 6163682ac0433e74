import { toHeadersFile, toRedirectsFile } from '../host/host-files'
import {
  SEARCH_DESCRIPTION_PATH,
  hasSearchPage,
  toSearchDescription,
} from '../files/search-description'
import { siteConfig } from '@/lib/config/site'
import { listSocialImages } from '@/lib/model/site/social-cards'
import { findPreviewImage } from '@/lib/markdown/store/compiled-store'
import { completeHead } from '../head/complete-head'
import { toDocumentHead } from '../head/document-head'
import { collectPageFacts } from '../head/page-facts'
import { bundleScripts } from '../scripts/inline-scripts'
import type { SiteFile, SiteParts } from './finish'
import type { Site } from './load-site'
import { toRedirectPage } from './redirect-page'

/** What the site adds to its export. */
export async function toSiteParts(site: Site): Promise<SiteParts> {
  const hrefs = new Set(site.routes.map(({ href }) => href))
  const head = toDocumentHead(hrefs)
  const scripts = await bundleScripts()
  const facts = await collectPageFacts(site.content, hasSearchPage(hrefs), findPreviewImage)
  return {
    siteFiles: toSiteFiles(site, scripts.redirect),
    scripts,
    getHead: (href, html) => head + completeHead(html, facts.get(href)),
    images: [...listSocialImages(site.content).values()].map(({ href, card }) => ({
      path: href.slice(siteConfig.baseUrl.length),
      card,
    })),
  }
}

/**
 * The files that no route of the app makes.
 * @param redirectScript text of the inline script `redirect`
 */
export function toSiteFiles(site: Site, redirectScript: string): SiteFile[] {
  return [
    ...site.redirects.map((redirect): SiteFile => ({
      kind: 'redirect',
      path: `${redirect.from.slice(1)}index.html`,
      text: toRedirectPage(redirect, redirectScript),
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
