import uniq from 'lodash-es/uniq.js'
import { isPublished } from './check-option-releases'
import type { Option, OptionSource } from './option-schema'
import { readOptionSources } from './option-sources'

/** Returns the releases that add or change an option but haven't been published yet. */
export function findUpcomingReleases({ since, changed = [] }: Option): string[] {
  const versions = [since ?? [], changed.map(({ version }) => version)].flat()
  return versions.filter((version) => !isPublished(version))
}

function listOptions({ tables }: OptionSource): Option[] {
  return Object.values(tables).flatMap(({ options }) => options)
}

/** Lists the unpublished releases that any option names. Only the unreleased version documents what they have. */
export function listUpcomingReleases(): string[] {
  return uniq(readOptionSources().flatMap(listOptions).flatMap(findUpcomingReleases))
}

const isNew = ({ since }: Option) => since !== undefined && !isPublished(since)

/** Lists the options that no release has, without their parent keys, and the packages that have no other options. */
export function listUpcomingNames(sources = readOptionSources()): {
  options: string[]
  packages: string[]
} {
  const names = sources.flatMap(listOptions).filter(isNew)
  return {
    options: names.map(({ name }) => name.split('.').at(-1) ?? name),
    packages: sources
      .filter((source) => listOptions(source).every(isNew))
      .map((source) => source.package),
  }
}
