import type { SiteIndex } from '@/lib/records/site-index'
import { toRedirectPage } from './redirect-page'
import { toPageFile } from '@/lib/config/page-file'
import type { SiteFile } from '@/lib/output/core/site-file'
import { contentTypes } from '@/lib/output/core/site-file'
import { toHeadersFile, toRedirectsFile } from './host-files'

/**
 * Lists the files for hosts: redirects, headers, and a page at each URL that has moved.
 * @param redirectScript text of the inline script `redirect`
 */
export function listHostFiles(site: SiteIndex, redirectScript: string): SiteFile[] {
  const toText = (path: string, create: () => string): SiteFile => ({
    path,
    type: contentTypes.text,
    create,
  })
  return [
    ...site.redirects.map((redirect) => ({
      path: `/${toPageFile(redirect.from)}`,
      type: contentTypes.html,
      create: () => toRedirectPage(redirect, redirectScript),
    })),
    toText('/_redirects', () => toRedirectsFile(site)),
    toText('/_headers', toHeadersFile),
    // GitHub Pages leaves out folders that start with an underscore unless it is told not to.
    toText('/.nojekyll', () => ''),
  ]
}
