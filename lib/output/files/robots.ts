import type { MetadataRoute } from 'next'
import { findSiteUrl, withBaseUrl } from '@/lib/config/base-url'

/**
 * Returns `robots.txt`. It disallows nothing, because crawlers have to read a page to see that it shouldn't be listed.
 */
export function toRobots(): MetadataRoute.Robots {
  const sitemap = findSiteUrl(withBaseUrl('/sitemap.xml'))
  return { rules: { userAgent: '*', allow: '/' }, ...(sitemap !== undefined && { sitemap }) }
}
