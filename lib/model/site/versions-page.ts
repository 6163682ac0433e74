import { archivedVersions, legacyVersion } from '@/lib/config/archived-versions'
import { siteConfig } from '@/lib/config/site'
import { getNewestRelease, versionStates } from '@/lib/config/versions'
import type { Href } from '@/lib/core/url'
import type { NavigationLink } from '@/lib/records/navigation'
import type { VersionRow, VersionSection } from '@/lib/records/site-data'
import type { Blog } from '../blog/create-blog'
import type { Docs, DocsVersion } from '../docs/types'

const { productRepository: repository } = siteConfig

/**
 * Returns the release page of a version on GitHub.
 * @example toReleaseUrl('3.1.1') // 'https://github.com/…/releases/tag/v3.1.1'
 */
export function toReleaseUrl(version: string): string {
  return `${repository}/releases/tag/v${version}`
}

/**
 * Returns every version, newest first: those on this site by state, archived ones on other sites, and the first major
 * version. Leaves out sections without versions.
 */
export function toVersionSections(docs: Docs, changelog: Blog): VersionSection[] {
  const hrefByRelease = new Map(
    changelog.posts.map(({ frontMatter, href }) => [frontMatter.version, href]),
  )
  const toNotes = (version: string): NavigationLink[] => {
    const href = hrefByRelease.get(version)
    return [
      ...(href === undefined ? [] : [{ label: 'Changes', href }]),
      { label: 'GitHub', href: toReleaseUrl(version) },
    ]
  }
  const toRow = (
    label: string,
    documentation: Href,
    releaseNotes = toNotes(label),
  ): VersionRow => ({ label, documentation, releaseNotes })
  const newest = () => getNewestRelease(docs.config).name
  const toOwnRow = ({ config: { name, label, state }, mainHref }: DocsVersion): VersionRow => {
    if (state !== 'unreleased') return toRow(label, mainHref, toNotes(name))
    const href = `${repository}/compare/v${newest()}...main`
    return toRow(label, mainHref, [{ label: `Since ${newest()}`, href }])
  }
  const states = Object.entries(versionStates).map(([state, { section }]): VersionSection => ({
    id: section,
    rows: docs.versions.filter(({ config }) => config.state === state).map(toOwnRow),
  }))
  const changes = [{ label: 'GitHub', href: `${repository}/blob/main/CHANGELOG-1.x.md` }]
  const sections: VersionSection[] = [
    ...states,
    { id: 'archived', rows: archivedVersions.map(({ label, href }) => toRow(label, href)) },
    { id: 'legacy', rows: [toRow(legacyVersion.label, legacyVersion.href, changes)] },
  ]
  return sections.filter(({ rows }) => rows.length > 0)
}
