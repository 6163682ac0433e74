import type { ArchivedVersion } from '@/lib/config/archived-versions'
import { siteConfig } from '@/lib/config/site'
import { getNewestRelease, versionStates } from '@/lib/config/versions'
import type { VersionPageLink, VersionRow, VersionSection } from '@/lib/records/site-data'
import type { Blog } from '../blog/create-blog'
import type { Docs, DocsVersion } from '../docs/types'

/** Input for the versions page. */
export type VersionsInput = {
  docs: Docs
  changelog: Blog
  archived: ArchivedVersion[]
  legacy: ArchivedVersion
}

/**
 * Returns the release page of a version on GitHub.
 * @example toReleaseUrl('3.1.1') // 'https://github.com/…/releases/tag/v3.1.1'
 */
export function toReleaseUrl(version: string): string {
  return `${siteConfig.productRepository}/releases/tag/v${version}`
}

/** Returns the link to the changes since a release. */
function toComparison(release: string): VersionPageLink {
  return {
    label: `Since ${release}`,
    href: `${siteConfig.productRepository}/compare/v${release}...main`,
  }
}

/**
 * Returns every version, newest first: those on this site by state, archived ones on other sites, and the first major
 * version. Leaves out sections without versions.
 */
export function toVersionSections({
  docs,
  changelog,
  archived,
  legacy,
}: VersionsInput): VersionSection[] {
  const hrefByRelease = new Map(
    changelog.posts.map(({ frontMatter, href }) => [frontMatter.version, href]),
  )
  const toNotes = (version: string): VersionPageLink[] => {
    const href = hrefByRelease.get(version)
    return [
      ...(href === undefined ? [] : [{ label: 'Changes', href }]),
      { label: 'GitHub', href: toReleaseUrl(version) },
    ]
  }
  const toRow = ({ config, mainHref }: DocsVersion): VersionRow => ({
    label: config.label,
    documentation: mainHref,
    releaseNotes:
      config.state === 'unreleased'
        ? [toComparison(getNewestRelease(docs.config).name)]
        : toNotes(config.name),
  })
  const states = Object.entries(versionStates).map(([state, { section }]): VersionSection => ({
    id: section,
    rows: docs.versions.filter(({ config }) => config.state === state).map(toRow),
  }))
  const sections: VersionSection[] = [
    ...states,
    {
      id: 'archived',
      rows: archived.map(({ label, href }) => ({
        label,
        documentation: href,
        releaseNotes: toNotes(label),
      })),
    },
    {
      id: 'legacy',
      rows: [
        {
          label: legacy.label,
          documentation: legacy.href,
          releaseNotes: [
            { label: 'GitHub', href: `${siteConfig.productRepository}/blob/main/CHANGELOG-1.x.md` },
          ],
        },
      ],
    },
  ]
  return sections.filter(({ rows }) => rows.length > 0)
}
