import { isHashedFile } from '@/lib/core/static-folder'

/** Files that are polled: feeds, and files for search engines. */
export const polledFiles = ['rss.xml', 'atom.xml', 'feed.json', 'sitemap.xml', 'robots.txt']

/** How long a browser may use a cached file. */
export const cacheControl = {
  /** Until the name changes. */
  hashed: 'public, max-age=31536000, immutable',
  /** An hour. */
  polled: 'public, max-age=3600',
  /** Only after revalidation. */
  page: 'public, max-age=0, must-revalidate',
}

/**
 * Security headers of every page. There is no `script-src`, because each page allows its own scripts by hash, and
 * browsers would enforce both policies.
 */
export const securityHeaders: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'X-Frame-Options': 'SAMEORIGIN',
  'Content-Security-Policy': `frame-ancestors 'self'`,
}

/** This frame runs code that readers type. Even if it's opened on its own, it must not act on behalf of the site. */
export const LIVE_FRAME_PATH = '/live-frame/'

export const liveFramePolicy = `sandbox allow-scripts allow-forms; frame-ancestors 'self'`

/** Returns the `Cache-Control` of a path below the base URL. */
export function getCacheControl(path: string): string {
  if (isHashedFile(path.slice(1))) return cacheControl.hashed
  return polledFiles.includes(path.split('/').at(-1) ?? '')
    ? cacheControl.polled
    : cacheControl.page
}
