import { findSiteUrl, withBaseUrl } from '@/lib/config/base-url'

/**
 * Returns `robots.txt`. It disallows nothing, because crawlers have to read a page to see that it shouldn't be listed.
 */
export function toRobots(): string {
  const sitemap = findSiteUrl(withBaseUrl('/sitemap.xml'))
  return `User-Agent: *\nAllow: /\n${sitemap === undefined ? '' : `\nSitemap: ${sitemap}\n`}`
}
