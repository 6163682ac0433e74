import type { SiteRoute } from '@/lib/model/site/all-routes'
import type { HeadTag } from '@/lib/markdown/core/head-tags'
import { isNoIndex } from '@/lib/markdown/core/head-tags'

/**
 * The pages that search engines should list: those that neither the site nor a tag of their own keeps them away from.
 * @param getHead the tags for the head that a content file brings
 */
export async function getIndexableRoutes(
  routes: SiteRoute[],
  getHead: (path: string) => Promise<HeadTag[]>,
): Promise<SiteRoute[]> {
  const indexable: SiteRoute[] = []
  for (const route of routes) {
    if (route.unlisted || route.noIndex) continue
    if (route.path !== undefined && isNoIndex(await getHead(route.path))) continue
    indexable.push(route)
  }
  return indexable
}
