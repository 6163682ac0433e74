import partition from 'lodash-es/partition.js'
import type { SitePath } from '@/lib/core/url'
import { mainDocs } from '@/lib/config/instances'
import { compareReleases } from '@/lib/config/versions'
import { joinPath } from '@/lib/core/url'
import type { DefaultValue, Option, OptionSource } from './option-schema'

/** What a release did to an option. */
export type OptionChangeKind = 'new' | 'changed' | 'deprecated' | 'removed'

/** The unreleased version, which has every option that no release has removed. */
export const UNRELEASED = 'current'

/** Returns the content path of the document that describes a source. @param version version of the document */
export function toOptionPage({ page }: Pick<OptionSource, 'page'>, version = UNRELEASED): string {
  return `content/${mainDocs.contentPath}/${version}/${page}`
}

/**
 * Whether the lists of all options contain a source. Front matter keys aren't options of a site, and the keys of a
 * preset only say where the options of its plugins belong.
 */
export function isListed({ kind }: Pick<OptionSource, 'kind'>): boolean {
  return kind !== 'frontMatter' && kind !== 'preset'
}

/** An option with its place in its source. */
export type SourceOption = Option & {
  /** Path from the root of the options: `markdown.mdx1Compat.comments`. */
  path: string
  /** Set if only objects with this `type` have the option. */
  variant?: string
  /** Id of its row. */
  id: string
  /** Name of its table in the source. */
  table: string
  /** Keys and indexes that lead to it in the source. */
  at: (string | number)[]
}

/** Lists all options of a source, in order. Ids are the paths without `[]` and `.*`, such as `redirects.from`. */
export function listOptions({ tables }: OptionSource): SourceOption[] {
  return Object.entries(tables).flatMap(([table, { inside, variant, options }]) =>
    options.map((option, index) => {
      const { name, anchor } = option
      const path = inside === undefined ? name : `${inside}.${name}`
      const id = [inside, variant, name].filter(Boolean).join('.')
      return {
        ...{ ...option, path, variant, id: anchor ?? id.replace(/\[\]|\.\*/g, '') },
        ...{ table, at: ['tables', table, 'options', index] },
      }
    }),
  )
}

/** Whether a version has an option. */
export function isIn({ since, removed }: Option, version: string): boolean {
  return (
    (since === undefined || compareReleases(since, version) >= 0) &&
    (removed === undefined || compareReleases(version, removed) > 0)
  )
}

/**
 * Returns an option as it was in a version, without later changes. It is deprecated only if it was deprecated by then.
 */
function toVersion(
  { changed = [], deprecated, ...option }: SourceOption,
  version: string,
): SourceOption {
  const isDeprecated = deprecated !== undefined && compareReleases(deprecated, version) >= 0
  const [past, later] = partition(changed, (each) => compareReleases(each.version, version) >= 0)
  // The earliest of the later changes has the state in this version, so it takes precedence.
  const before = Object.assign({}, ...later.map((each) => each.before).reverse()) as object
  return {
    ...option,
    ...(isDeprecated && { deprecated }),
    ...before,
    ...(past.length > 0 && { changed: past }),
  }
}

/** Lists all options that a version has, in the order of the source. @param version a release, or `current` */
export function toVersionOptions(source: OptionSource, version: string): SourceOption[] {
  return listOptions(source)
    .filter((option) => isIn(option, version))
    .map((option) => toVersion(option, version))
}

/** Lists the names that a version documents: those of its options and their parents, and of the packages that have any. */
export function listDocumentedNames(sources: readonly OptionSource[], version: string) {
  const found = sources.flatMap((source) =>
    toVersionOptions(source, version).map(({ path }) => ({ path, from: source.package })),
  )
  return {
    options: new Set(found.flatMap(({ path }) => path.match(/[\w-]+/g) ?? [])),
    packages: new Set(found.map(({ from }) => from)),
  }
}

/** Returns what a release did to an option, or undefined if it didn't change the option. */
export function findChange(
  { since, removed, deprecated, changed = [] }: Option,
  version: string,
): OptionChangeKind | undefined {
  if (removed === version) return 'removed'
  if (since === version) return 'new'
  if (deprecated === version) return 'deprecated'
  return changed.some((change) => change.version === version) ? 'changed' : undefined
}

const oldestVersion = mainDocs.versions
  .map(({ name }) => name)
  .sort(compareReleases)
  .at(-1)

/** Whether a release is newer than the oldest documented version. Earlier changes don't help any reader. */
export function isAfterOldest(version: string): boolean {
  return oldestVersion !== undefined && compareReleases(version, oldestVersion) < 0
}

/** Returns the path of a version's published option list. @param folder path of the version, empty at the root */
export function toOptionListPath(routeBasePath: SitePath, folder: string): SitePath {
  return joinPath(routeBasePath, folder, 'api/options.json')
}

/** Formats a value as code. @example toCode(['a', 1]) // "['a', 1]" */
export function toCode(value: DefaultValue): string {
  if (typeof value === 'string') return `'${value.replaceAll("'", "\\'")}'`
  if (Array.isArray(value)) return `[${value.map(toCode).join(', ')}]`
  if (typeof value !== 'object' || value === null) return String(value)
  const entries = Object.entries(value).map(([key, each]) => `${key}: ${toCode(each)}`)
  return `{${entries.join(', ')}}`
}
