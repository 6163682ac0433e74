import { createHash } from 'node:crypto'
import type { DocsConfig } from '@/lib/config/types'
import { ensureTrailingSlash } from '@/lib/core/url'
import type { RouteManifest } from '@/lib/records/route-manifest'
import type { DataFile, Redirect } from '@/lib/records/site-index'
import type { PageBase } from '@/lib/records/site-page'

/** The route manifest of the site. @param instances the docs instances, whose versions it names */
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
    hidden: pages.filter(({ isIndexable }) => !isIndexable).map(({ path }) => path),
    redirects: redirects
      // These follow from `versioned`.
      .filter(({ from }) => !versioned.some(({ root }) => from.startsWith(`${root}next/`)))
      .map(({ from, to }) => [from, to]),
    versioned,
    catchAll: pages.filter(({ isCatchAll }) => isCatchAll).map(({ path }) => path),
  }
}

/** The manifest as a file. Its name has a hash, so that a page never meets the manifest of another build. */
export function toManifestFile(manifest: RouteManifest): DataFile {
  const json = JSON.stringify(manifest)
  const hash = createHash('sha256').update(json).digest('hex').slice(0, 8)
  return { fileName: `manifest.${hash}.json`, json }
}
