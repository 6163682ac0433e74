import type { SitePath } from '@/lib/core/url'
import type { PageSummary, SiteIndex } from '@/lib/records/site-index'
import { withBaseUrl } from '@/lib/config/base-url'
import {
  LIVE_FRAME_PATH,
  cacheControl,
  hashedPaths,
  liveFramePolicy,
  polledFiles,
  securityHeaders,
} from './headers'
import { toHostRedirect } from './host-redirect'

/** What the files for hosts are made from. */
export type HostSite = Pick<SiteIndex, 'redirects'> & {
  pages: Pick<PageSummary, 'path' | 'isCatchAll'>[]
}

/** Pages that answer for every path below them. */
export function listCatchAlls({ pages }: HostSite): SitePath[] {
  return pages.filter(({ isCatchAll }) => isCatchAll).map(({ path }) => path)
}

/**
 * `_redirects`, which Netlify and Cloudflare read. Both add slashes and cut off `.html` themselves. Netlify passes the
 * query on, and so does the page that is at each of these URLs for hosts that know no such file.
 */
export function toRedirectsFile(site: HostSite): string {
  const moved = site.redirects.flatMap((redirect) => {
    const { sources, target } = toHostRedirect(redirect)
    return sources.map((source) => `${encodeURI(source)} ${target} 301`)
  })
  // Its own name for the first segment keeps the page itself from being led to itself.
  const rewritten = listCatchAlls(site).flatMap((route) => {
    const href = withBaseUrl(route)
    return [`${href}:first ${href} 200`, `${href}:first/* ${href} 200`]
  })
  return [...moved, ...rewritten, ''].join('\n')
}

function toBlock(path: string, headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
  return [path, ...lines].join('\n')
}

/**
 * `_headers`, which Netlify and Cloudflare read. A path that several blocks match gets the headers of all of them, so
 * none of these may be in two that can match the same path, policies excepted: they add up. What is not named here is
 * served to be asked for again each time, as both do anyway.
 */
export function toHeadersFile(): string {
  const blocks = [
    toBlock(withBaseUrl('/*'), securityHeaders),
    toBlock(withBaseUrl(`${LIVE_FRAME_PATH}*`), { 'Content-Security-Policy': liveFramePolicy }),
    ...hashedPaths.map((folder) =>
      toBlock(withBaseUrl(`${folder}*`), { 'Cache-Control': cacheControl.hashed }),
    ),
    ...polledFiles.map((file) =>
      toBlock(withBaseUrl(`/*/${file}`.replace(/^\/\*\/(sitemap|robots)/, '/$1')), {
        'Cache-Control': cacheControl.polled,
      }),
    ),
  ]
  return `${blocks.join('\n\n')}\n`
}
