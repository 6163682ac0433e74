import { existsSync } from 'node:fs'
import path from 'node:path'
import uniq from 'lodash-es/uniq.js'
import { mainDocs, toReleasePath } from '@/lib/config/instances'
import { compareReleases, getNewestRelease } from '@/lib/config/versions'
import { findDataPlace } from '@/lib/source/data-file'
import { listFiles } from '@/lib/source/list-files'
import type { Problem } from '@/lib/core/problem'
import { findSuggestion } from '@/lib/core/problem'
import type { Option } from './option-schema'
import { readOptionSources } from './option-sources'
import { listOptions } from './version-options'

/** A release that an option names; `key` is its path inside the option. */
type NamedRelease = { key: (string | number)[]; version: string }

function listNamedReleases({ since, removed, deprecated, changed = [] }: Option): NamedRelease[] {
  const own = Object.entries({ since, removed, deprecated })
  return [
    ...own.flatMap(([key, version]) => (version === undefined ? [] : [{ key: [key], version }])),
    ...changed.map(({ version }, index) => ({ key: ['changed', index, 'version'], version })),
  ]
}

/** Whether a release has been published and therefore has a changelog entry. */
export function isPublished(version: string): boolean {
  return compareReleases(version, getNewestRelease(mainDocs).name) >= 0
}

/** Returns the releases that add or change an option but haven't been published yet. */
export function findUpcomingReleases({ since, changed = [] }: Option): string[] {
  const versions = [since ?? [], changed.map(({ version }) => version)].flat()
  return versions.filter((version) => !isPublished(version))
}

/** Lists the unpublished releases that any option names. Only the unreleased version documents what they have. */
export function listUpcomingReleases(): string[] {
  return uniq(readOptionSources().flatMap(listOptions).flatMap(findUpcomingReleases))
}

/** Lists the releases that have a changelog entry. */
function listEntries(): string[] {
  const folder = path.dirname(toReleasePath(''))
  return existsSync(folder) ? listFiles(folder).map((file) => path.parse(file).name) : []
}

/**
 * Reports the releases of options that have no changelog entry, because the documentation of an option links to it.
 * Ignores versions after the newest release, which have no entry yet.
 */
export function checkOptionReleases(): Problem[] {
  const entries = listEntries()
  return readOptionSources().flatMap((source) =>
    listOptions(source).flatMap((option) =>
      listNamedReleases(option)
        .filter(({ version }) => isPublished(version) && !entries.includes(version))
        .map(({ key, version }) => ({
          path: source.file,
          ...findDataPlace(source.file, [...option.at, ...key]),
          message: `the release ${version} of the option "${option.name}" has no changelog entry`,
          fix: `correct the version, or add ${toReleasePath(version)}`,
          suggestion: findSuggestion(version, entries),
        })),
    ),
  )
}
