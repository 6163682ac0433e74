import type { MetadataRoute } from 'next'
import { toSiteUrl, withBaseUrl } from '@/lib/config/base-url'

export const dynamic = 'force-static'

/** Nothing is forbidden: a page that is not to be listed says so itself, which a crawler has to be able to read. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/' },
    sitemap: toSiteUrl(withBaseUrl('/sitemap.xml')),
  }
}
