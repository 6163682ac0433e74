import type { ArchivedVersion } from '@/lib/config/archived-versions'
import { siteConfig } from '@/lib/config/site'
import type { VersionPageLink, VersionRow, VersionSection } from '@/lib/records/site-data'
import type { Blog } from '../blog/create-blog'
import type { Docs } from '../docs/create-docs'
import type { DocsVersion } from '../docs/create-version'

/** What the page of all versions is made from. */
export type VersionsInput = {
  docs: Docs
  changelog: Blog
  archived: ArchivedVersion[]
  legacy: ArchivedVersion
}

/** Release page of a version on GitHub. @example toReleaseUrl('3.1.1') // 'https://github.com/…/releases/tag/v3.1.1' */
export function toReleaseUrl(version: string): string {
  return `${siteConfig.productRepository}/releases/tag/v${version}`
}

/**
 * Every version, newest first: the unreleased one, the newest release, past ones that are still part of this site,
 * those that are read elsewhere, and the first major version. A section without versions is left out; the newest
 * release is the current version where nothing is unreleased.
 */
export function toVersionSections({
  docs,
  changelog,
  archived,
  legacy,
}: VersionsInput): VersionSection[] {
  const { lastVersion, releasedVersion } = docs.config
  const hrefByRelease = new Map(
    changelog.posts.flatMap(({ release, href }) =>
      release ? [[release.version, href] as const] : [],
    ),
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
      config.name === 'current'
        ? [
            {
              label: `Since ${releasedVersion}`,
              href: `${siteConfig.productRepository}/compare/v${releasedVersion}...main`,
            },
          ]
        : toNotes(config.name),
  })
  const isPast = ({ config }: DocsVersion) =>
    config.name !== lastVersion && config.name !== releasedVersion
  const sections: VersionSection[] = [
    { id: 'next', rows: [toRow(docs.getVersion(lastVersion))] },
    {
      id: 'latest',
      rows: lastVersion === releasedVersion ? [] : [toRow(docs.getVersion(releasedVersion))],
    },
    { id: 'archive', rows: docs.versions.filter(isPast).map(toRow) },
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
