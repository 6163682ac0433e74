import { STATIC_FOLDER } from '@/lib/next/static-files'

/** Folders whose files have a hash of their content in their name. */
const HASHED_FOLDERS = [
  STATIC_FOLDER,
  'routes',
  'assets',
  'live-frame',
  'math',
  'search-index',
  'sidebars',
]

/** Paths below the base URL, as patterns of a host's file. */
export const hashedPaths = HASHED_FOLDERS.map((folder) => `/${folder}/`)

/** Files that others ask for again and again: feeds, and what search engines read. */
export const polledFiles = ['rss.xml', 'atom.xml', 'feed.json', 'sitemap.xml', 'robots.txt']

/** For how long a browser may use what it has. */
export const cacheControl = {
  /** Until the name changes. */
  hashed: 'public, max-age=31536000, immutable',
  /** An hour. */
  polled: 'public, max-age=3600',
  /** Only after asking whether it is still the same. */
  page: 'public, max-age=0, must-revalidate',
}

/**
 * What a browser may do with any page. A page says itself which scripts it may run, by hash: a `script-src` here would
 * have to be met as well, so there is none.
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

/** What readers type runs in this frame: even opened by itself it must not act for the site. */
export const LIVE_FRAME_PATH = '/live-frame/'

export const liveFramePolicy = `sandbox allow-scripts allow-forms; frame-ancestors 'self'`

/** The `Cache-Control` of a path below the base URL. */
export function getCacheControl(path: string): string {
  if (hashedPaths.some((folder) => path.startsWith(folder))) return cacheControl.hashed
  return polledFiles.includes(path.split('/').at(-1) ?? '')
    ? cacheControl.polled
    : cacheControl.page
}
