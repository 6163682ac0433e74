import { siteConfig } from '@/lib/config/site'
import { toHeadersFile, toRedirectsFile } from '@/lib/output/host/host-files'
import {
  SEARCH_DESCRIPTION_PATH,
  hasSearchPage,
  toSearchDescription,
} from '@/lib/output/files/search-description'
import { listDocumentTags } from '@/lib/output/head/document-head'
import { toSharedHtml, toTagsHtml } from '@/lib/output/head/head-html'
import { ownPages } from '@/lib/config/own-pages'
import { readPage } from '@/lib/records/read-records'
import type { SiteIndex } from '@/lib/records/site-index'
import type { SitePage } from '@/lib/records/site-page'
import { bundleScripts } from '../scripts/inline-scripts'
import type { SiteFile, SiteParts } from './finish'
import { toRedirectPage } from './redirect-page'

/** What the site adds to its export. */
export async function toSiteParts(site: SiteIndex): Promise<SiteParts> {
  const paths = [...site.pages.map(({ path }) => path), ownPages['not-found'].path]
  const pages = new Map<string, SitePage>()
  for (const path of paths) {
    const page = await readPage(path)
    pages.set(page.href, page)
  }
  const scripts = await bundleScripts()
  const head = toTagsHtml(listDocumentTags())
  return {
    siteFiles: toSiteFiles(site, scripts.redirect),
    scripts,
    getHead: (href) => {
      const page = pages.get(href)
      if (!page) throw new Error(`The exported page ${href} has no record.`)
      return head + toSharedHtml(page.head)
    },
    images: [...pages.values()].flatMap(({ socialImage }) =>
      socialImage
        ? [{ path: socialImage.href.slice(siteConfig.baseUrl.length), card: socialImage.card }]
        : [],
    ),
  }
}

/**
 * The files that no route of the app makes.
 * @param redirectScript text of the inline script `redirect`
 */
export function toSiteFiles(site: SiteIndex, redirectScript: string): SiteFile[] {
  return [
    ...site.redirects.map((redirect): SiteFile => ({
      kind: 'redirect',
      path: `${redirect.from.slice(1)}index.html`,
      text: toRedirectPage(redirect, redirectScript),
    })),
    { kind: 'file', path: '_redirects', text: toRedirectsFile(site) },
    { kind: 'file', path: '_headers', text: toHeadersFile() },
    ...(hasSearchPage
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
