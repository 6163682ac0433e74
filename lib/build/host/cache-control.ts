import { isHashedFile } from '@/lib/core/static-folder'

/** Files that are polled: feeds, and files for search engines. */
export const polledFiles = ['rss.xml', 'atom.xml', 'feed.json', 'sitemap.xml', 'robots.txt']

/** How long a browser may use a cached file. `_headers` and `nginx.conf` say the same to other hosts. */
export const cacheControl = {
  /** Until the name changes. */
  hashed: 'public, max-age=31536000, immutable',
  /** An hour. */
  polled: 'public, max-age=3600',
  /** Only after revalidation. */
  page: 'public, max-age=0, must-revalidate',
}

/** Returns the `Cache-Control` of a path below the base URL. */
export function getCacheControl(path: string): string {
  if (isHashedFile(path.slice(1))) return cacheControl.hashed
  return polledFiles.includes(path.split('/').at(-1) ?? '')
    ? cacheControl.polled
    : cacheControl.page
}
