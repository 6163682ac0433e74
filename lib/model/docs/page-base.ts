import type { InstanceOptions } from '../shared/instance-options'
import type { Sidebar } from '../shared/sidebar'
import type { PageVersion } from '@/lib/records/site-page'
import type { NavigationLink, VersionTarget } from '@/lib/records/navigation'
import type { ModelProblem } from '@/lib/problems/model-problem'
import type { DocsConfig, Served } from '@/lib/config/types'
import { joinPath } from '@/lib/core/url'
import type { DocsVersion } from './create-version'
import { getBreadcrumbs, getNeighbors } from './navigation'
import type { NavigableItem } from './navigation'
import type { DocsPageBase } from './types'

/** What a page has by its place; the rest depends on its kind. */
export type PlacedBase = Omit<DocsPageBase, 'title' | 'description' | 'keywords' | 'unlisted'>

/** What the pages of a version are made with. */
export type VersionContext = {
  version: DocsVersion
  options: InstanceOptions
  problems: ModelProblem[]
  /**
   * @param href the page
   * @param docId its document, by which it is found in other versions; undefined for a page that is none
   */
  toBase: (href: string, docId: string | undefined, sidebar: Sidebar | undefined) => PlacedBase
}

/** The page with this document, or the generated page at the same path, in another version. */
function findAlternate(
  version: DocsVersion,
  docId: string | undefined,
  relative: string,
): string | undefined {
  return docId === undefined
    ? version.generatedIndexes.find(({ href }) => href === joinPath(version.href, relative))?.href
    : version.docs.get(docId)?.href
}

/** Prepares what the pages of one version share. */
export function createVersionContext(
  config: Served<DocsConfig>,
  versions: DocsVersion[],
  version: DocsVersion,
  getVersion: (name: string) => DocsVersion,
  shared: Pick<VersionContext, 'options' | 'problems'>,
): VersionContext {
  const labelOf = (item: NavigableItem) =>
    (item.docId === undefined ? undefined : version.docs.get(item.docId)?.paginationLabel) ??
    item.label
  const neighbors = new Map(
    [...version.sidebars.values()].map((sidebar) => [
      sidebar.id,
      getNeighbors(sidebar.items, labelOf),
    ]),
  )
  const { name, label, banner, badge, noIndex = false } = version.config

  const toBase: VersionContext['toBase'] = (href, docId, sidebar) => {
    const relative = href.slice(version.href.length)
    const toTarget = (target: string): VersionTarget => {
      const other = getVersion(target)
      const alternate = other === version ? href : findAlternate(other, docId, relative)
      return { name: target, label: other.config.label, href: alternate ?? other.mainHref }
    }
    const pageVersion: PageVersion = {
      name,
      label,
      banner,
      badge: badge && versions.length > 1,
      latest: toTarget(config.lastVersion),
      released: name === config.releasedVersion ? undefined : toTarget(config.releasedVersion),
    }
    const around: { previous: NavigationLink | undefined; next: NavigationLink | undefined } =
      (sidebar && neighbors.get(sidebar.id)?.get(href)) ?? { previous: undefined, next: undefined }
    return {
      instanceId: config.id,
      href,
      version: pageVersion,
      versionLinks: versions.map((other) => ({
        ...toTarget(other.config.name),
        ...(other === version && { active: true as const }),
      })),
      sidebar,
      breadcrumbs: config.breadcrumbs && sidebar ? getBreadcrumbs(sidebar.items, href) : [],
      ...around,
      canonicalHref: findAlternate(getVersion(config.lastVersion), docId, relative) ?? href,
      noIndex,
    }
  }
  return { version, toBase, ...shared }
}
