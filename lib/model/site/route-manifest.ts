import type { DocsConfig } from '@/lib/config/types'
import { ensureTrailingSlash } from '@/lib/core/url'
import { hashText } from '@/lib/records/record-files'
import type { RouteManifest } from '@/lib/records/route-manifest'
import type { DataFile, Redirect } from '@/lib/records/site-index'
import type { PageBase } from '@/lib/records/site-page'

/** Creates the route manifest of the site. @param instances docs instances, whose versions it lists */
export function createRouteManifest(
  pages: Pick<PageBase, 'path' | 'title' | 'isIndexable' | 'isCatchAll'>[],
  redirects: Redirect[],
  instances: DocsConfig[],
): RouteManifest {
  const versioned = instances
    .filter(({ versions }) => versions.length > 1)
    .map(({ routeBasePath, versions }) => ({
      root: ensureTrailingSlash(routeBasePath),
      versions: versions.map(({ path }) => path).filter(Boolean),
    }))
  return {
    pages: pages.filter(({ isIndexable }) => isIndexable).map(({ path, title }) => [path, title]),
    unlisted: pages.filter(({ isIndexable }) => !isIndexable).map(({ path }) => path),
    redirects: redirects
      // Redirects from "next" can be derived from `versioned`.
      .filter(({ from }) => !versioned.some(({ root }) => from.startsWith(`${root}next/`)))
      .map(({ from, to }) => [from, to]),
    versioned,
    catchAll: pages.filter(({ isCatchAll }) => isCatchAll).map(({ path }) => path),
  }
}

/** Creates its file. The hash in the name keeps a cached page from loading the file of another build. */
export function toManifestFile(manifest: RouteManifest): DataFile {
  const json = JSON.stringify(manifest)
  return { path: `/routes/manifest.${hashText(json).slice(0, 8)}.json`, json }
}
