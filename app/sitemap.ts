import type { MetadataRoute } from 'next'
import { toSitemap } from '@/lib/output/files/sitemap'
import { readSiteIndex } from '@/lib/records/read-records'

export const dynamic = 'force-static'

export default function sitemap(): MetadataRoute.Sitemap {
  return toSitemap(readSiteIndex().pages)
}
