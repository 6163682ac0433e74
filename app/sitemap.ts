import type { MetadataRoute } from 'next'
import { siteContent } from '@/lib/model/site'
import { siteRoutes } from '@/lib/model/site/all-routes'
import { findLastUpdated } from '@/lib/source/last-updated'
import { getCompiledMdx } from '@/lib/markdown/store/compiled-store'
import { getIndexableRoutes } from '@/lib/output/files/indexable-routes'
import { toSitemap } from '@/lib/output/files/sitemap'

export const dynamic = 'force-static'

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const getHead = async (path: string) => (await getCompiledMdx(path)).head
  const routes = await getIndexableRoutes(siteRoutes(siteContent), getHead)
  return toSitemap(
    routes,
    ({ path, lastUpdate }) => path && findLastUpdated(path, lastUpdate)?.date,
  )
}
