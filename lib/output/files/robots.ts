import { findSiteUrl, withBaseUrl } from '@/lib/config/base-url'

/** Nothing is disallowed: a page that is not to be listed says so itself, which a crawler has to be able to read. */
export function toRobots(): string {
  const sitemap = findSiteUrl(withBaseUrl('/sitemap.xml'))
  return `User-Agent: *\nAllow: /\n${sitemap === undefined ? '' : `\nSitemap: ${sitemap}\n`}`
}
