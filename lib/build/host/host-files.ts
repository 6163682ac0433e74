import { readFileSync } from 'node:fs'
import type { SitePath } from '@/lib/core/url'
import type { PageSummary, SiteIndex } from '@/lib/records/site-index'
import { toHref, withBaseUrl } from '@/lib/config/base-url'
import { toRedirectHref, toRedirectSources } from './redirect-href'

/** Reads a file for hosts of this folder, and fills in the base URL. */
export function readTemplate(file: string): string {
  const text = readFileSync(`lib/build/host/${file}`, 'utf8')
  return text.replaceAll('{base}', withBaseUrl('/'))
}

/** The data that the files for hosts are generated from. */
export type HostSite = Pick<SiteIndex, 'redirects'> & {
  pages: Pick<PageSummary, 'path' | 'isCatchAll'>[]
}

/** Lists the pages that also serve every path below them. */
export function listCatchAlls({ pages }: HostSite): SitePath[] {
  return pages.filter(({ isCatchAll }) => isCatchAll).map(({ path }) => path)
}

/**
 * Returns `_redirects`, which Netlify and Cloudflare read. Both add trailing slashes and remove `.html` themselves.
 * Netlify keeps the query, and so does the page at each of these URLs, for hosts that don't support this file.
 */
export function toRedirectsFile(site: HostSite): string {
  const moved = site.redirects.flatMap((redirect) =>
    toRedirectSources(redirect).map(
      (source) => `${encodeURI(source)} ${toRedirectHref(redirect)} 301`,
    ),
  )
  // Naming the first segment keeps the page's own path from matching.
  const rewritten = listCatchAlls(site).flatMap((route) => {
    const folder = withBaseUrl(route)
    return ['', '/*'].map((rest) => `${folder}:first${rest} ${toHref(route)} 200`)
  })
  return [...moved, ...rewritten, ''].join('\n')
}

/**
 * Returns `_headers`, which Netlify and Cloudflare read. A path that matches several blocks gets the headers of all of
 * them, so no header may be in two blocks that can match the same path. Policies are the exception, because browsers
 * combine them. Other paths are revalidated on each request, which is the default of both hosts.
 *
 * There is no `script-src`, because each page allows its own scripts by hash, and browsers would enforce both policies.
 * The live frame runs code that readers type. Even if it's opened on its own, it must not act on behalf of the site.
 */
export function toHeadersFile(): string {
  return readTemplate('_headers')
}
