import type { SitePath } from '@/lib/core/url'
import type { PageSummary, SiteIndex } from '@/lib/records/site-index'
import { toHref, withBaseUrl } from '@/lib/config/base-url'
import { HASHED_FOLDERS } from '@/lib/core/static-folder'
import {
  LIVE_FRAME_PATH,
  cacheControl,
  liveFramePolicy,
  polledFiles,
  securityHeaders,
} from './headers'
import { toRedirectHref, toRedirectSources } from './redirect-href'

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

function toBlock(path: string, headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
  return [path, ...lines].join('\n')
}

/**
 * Returns `_headers`, which Netlify and Cloudflare read. A path that matches several blocks gets the headers of all of
 * them, so no header may be in two blocks that can match the same path. Policies are the exception, because browsers
 * combine them. Other paths are revalidated on each request, which is the default of both hosts.
 */
export function toHeadersFile(): string {
  const blocks = [
    toBlock(withBaseUrl('/*'), securityHeaders),
    toBlock(withBaseUrl(`${LIVE_FRAME_PATH}*`), { 'Content-Security-Policy': liveFramePolicy }),
    ...HASHED_FOLDERS.map((folder) =>
      toBlock(withBaseUrl(`/${folder}/*`), { 'Cache-Control': cacheControl.hashed }),
    ),
    ...polledFiles.map((file) =>
      toBlock(withBaseUrl(`/*/${file}`.replace(/^\/\*\/(sitemap|robots)/, '/$1')), {
        'Cache-Control': cacheControl.polled,
      }),
    ),
  ]
  return `${blocks.join('\n\n')}\n`
}
