import type { MetadataRoute } from 'next'
import { siteContent } from '@/lib/content'
import { siteRoutes } from '@/lib/content/all-routes'
import { findLastUpdated } from '@/lib/content/last-updated'
import { getCompiledMdx } from '@/lib/mdx/compiled-store'
import { getIndexableRoutes } from '@/lib/seo/indexable-routes'
import { toSitemap } from '@/lib/seo/sitemap'

export const dynamic = 'force-static'

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const getHead = async (path: string) => (await getCompiledMdx(path)).head
  const routes = await getIndexableRoutes(siteRoutes(siteContent), getHead)
  return toSitemap(
    routes,
    ({ path, lastUpdate }) => path && findLastUpdated(path, lastUpdate)?.date,
  )
}
