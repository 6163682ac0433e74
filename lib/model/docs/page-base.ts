import type { InstanceOptions } from '../shared/instance-options'
import type { Sidebar } from '../shared/sidebar'
import type { PageVersion } from '@/lib/records/site-page'
import type { NavigationLink } from '@/lib/records/navigation'
import type { ModelProblem } from '@/lib/problems/model-problem'
import type { DocsConfig, Served } from '@/lib/config/types'
import type { DocsVersion } from './create-version'
import { getBreadcrumbs, getNeighbors } from './navigation'
import type { NavigableItem } from './navigation'
import type { DocsPageBase } from './types'
import { findSamePage, toVersionNotice, toVersionTarget } from './version-targets'

/** Fields that depend on a page's place; the others depend on its kind. */
export type PlacedBase = Omit<DocsPageBase, 'title' | 'description' | 'keywords' | 'unlisted'>

/** Input for the pages of a version. */
export type VersionContext = {
  version: DocsVersion
  options: InstanceOptions
  problems: ModelProblem[]
  /**
   * @param href URL of the page
   * @param docId id of its document, which identifies it in other versions; undefined for a page without a document
   */
  toBase: (href: string, docId: string | undefined, sidebar: Sidebar | undefined) => PlacedBase
}

/** Creates the context that the pages of a version share. */
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
  const { name, label, badge, noIndex = false } = version.config

  const toBase: VersionContext['toBase'] = (href, docId, sidebar) => {
    const page = { href, docId, sidebar }
    const toTarget = (target: string) => toVersionTarget(version, getVersion(target), page)
    const notice = toVersionNotice(config, version, toTarget)
    const pageVersion: PageVersion = {
      name,
      label,
      badge: badge && versions.length > 1,
      ...(notice && { notice }),
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
      canonicalHref: findSamePage(version, getVersion(config.lastVersion), page) ?? href,
      noIndex,
    }
  }
  return { version, toBase, ...shared }
}
