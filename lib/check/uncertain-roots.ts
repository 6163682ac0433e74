import { toSitePath } from '@/lib/config/base-url'
import { ensureTrailingSlash, joinPath } from '@/lib/core/url'
import { toVersionFolder } from '@/lib/model/docs/create-version'
import type { SiteContent } from '@/lib/model/site/load-content'

/** Lists the site paths below which generated pages may be missing because a file they are generated from has problems. */
export function listUncertainRoots(
  { docs, blogs }: SiteContent,
  paths: ReadonlySet<string>,
): string[] {
  const places = [
    ...docs.flatMap(({ config, versions }) =>
      versions.map((version) => ({
        folder: toVersionFolder(config, version.config),
        root: toSitePath(version.href),
        // A file that can't be read has none, and its categories are unknown.
        hasSidebars: version.sidebars.size > 0,
      })),
    ),
    ...blogs.map(({ config }) => ({
      folder: `content/${config.contentPath}/`,
      root: ensureTrailingSlash(config.routeBasePath),
      hasSidebars: true,
    })),
  ]
  return places.flatMap(({ folder, root, hasSidebars }) => {
    if (!hasSidebars) return [root]
    const broken = [...paths].filter((path) => path.startsWith(folder))
    if (broken.length === 0) return []
    // A document with problems may have lost its tags. Data files determine categories and all tags.
    const hasBrokenData = broken.some((path) => /\.(?:json|ya?ml)$/.test(path))
    return [hasBrokenData ? root : joinPath(root, 'tags/')]
  })
}

/**
 * Lists the site paths below which a published page may be missing because of another problem: in data, in a sidebar,
 * or in redirects that cannot be read.
 */
export function listUnledgeredRoots(
  { docs, redirects }: SiteContent,
  uncertainRoots: readonly string[],
  filesWithProblems: ReadonlySet<string>,
): string[] {
  if (redirects.problems.length > 0) return ['/']
  const roots = docs.flatMap(({ versions }) =>
    versions
      .filter(({ sidebarsPath }) => filesWithProblems.has(sidebarsPath))
      .map(({ href }) => toSitePath(href)),
  )
  return [...uncertainRoots, ...roots]
}
