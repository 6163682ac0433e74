import uniq from 'lodash-es/uniq.js'
import { isPublished } from './check-option-releases'
import type { Option } from './option-schema'
import { readOptionSources } from './option-sources'

/** Returns the releases that add or change an option but haven't been published yet. */
export function findUpcomingReleases({ since, changed = [] }: Option): string[] {
  const versions = [since ?? [], changed.map(({ version }) => version)].flat()
  return versions.filter((version) => !isPublished(version))
}

/** Lists the unpublished releases that any option names. Only the unreleased version documents what they have. */
export function listUpcomingReleases(): string[] {
  const tables = readOptionSources().flatMap((source) => Object.values(source.tables))
  return uniq(tables.flatMap(({ options }) => options.flatMap(findUpcomingReleases)))
}
