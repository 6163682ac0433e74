import type { SitePath } from '@/lib/core/url'
import { compareReleases } from '@/lib/config/versions'
import { joinPath } from '@/lib/core/url'
import type { DefaultValue, Option, OptionSource, OptionTable } from './option-schema'

/** The unreleased version, which has whatever no release has removed. */
export const UNRELEASED = 'current'

/**
 * Whether the lists of all options contain a source. Keys of front matter are not options of a site, and those of a preset
 * only say where the options of its plugins belong.
 */
export function isListed({ kind }: Pick<OptionSource, 'kind'>): boolean {
  return kind !== 'frontMatter' && kind !== 'preset'
}

/** An option as one version has it. */
export type VersionOption = Option & {
  /** Path from the root of the options: `markdown.mdx1Compat.comments`. */
  path: string
  /** The option is only one of objects with this `type`. */
  variant?: string
  /** Id of its row. */
  id: string
  /** Where it is in its source: the table's name, and its index there. */
  table: string
  index: number
}

function isIn({ since, removed }: Option, version: string): boolean {
  return (
    (since === undefined || compareReleases(since, version) >= 0) &&
    (removed === undefined || compareReleases(version, removed) > 0)
  )
}

/** The option with what was different before later changes; its changes are those up to the version. */
function toVersion({ changed = [], ...option }: Option, version: string): Option {
  const [past, later] = [
    changed.filter((change) => compareReleases(change.version, version) >= 0),
    changed.filter((change) => compareReleases(change.version, version) < 0),
  ]
  // The earliest of the later changes tells of the state before it.
  const before = Object.assign(
    {},
    ...later.map((change) => change.before ?? {}).reverse(),
  ) as object
  return { ...option, ...before, ...(past.length > 0 && { changed: past }) }
}

/** Id of an option's row: its path without what represents any key or item. @example 'redirects.from' */
function toId({ inside, variant }: OptionTable, { name, anchor }: Option): string {
  return (
    anchor ??
    [inside, variant, name]
      .filter(Boolean)
      .join('.')
      .replace(/\[\]|\.\*/g, '')
  )
}

/** The options of a table that a version has, in their order. @param version a release, or `current` */
export function toTableOptions(
  source: OptionSource,
  tableName: string,
  version: string,
): VersionOption[] {
  const table = source.tables[tableName]
  return (table?.options ?? []).flatMap((option, index) => {
    if (!table || !isIn(option, version)) return []
    const { inside, variant } = table
    return [
      {
        ...toVersion(option, version),
        path: inside === undefined ? option.name : `${inside}.${option.name}`,
        ...(variant !== undefined && { variant }),
        ...{ id: toId(table, option), table: tableName, index },
      },
    ]
  })
}

/** All options that a version has, in the order of the source. @param version a release, or `current` */
export function toVersionOptions(source: OptionSource, version: string): VersionOption[] {
  return Object.keys(source.tables).flatMap((table) => toTableOptions(source, table, version))
}

/** The published list of a version's options. @param folder path of the version, empty for the one at the root */
export function toOptionListPath(routeBasePath: SitePath, folder: string): SitePath {
  return joinPath(routeBasePath, folder, 'api/options.json')
}

/** A value as code. @example toCode(['a', 1]) // "['a', 1]" */
export function toCode(value: DefaultValue): string {
  if (typeof value === 'string') return `'${value.replaceAll("'", "\\'")}'`
  if (Array.isArray(value)) return `[${value.map(toCode).join(', ')}]`
  if (typeof value !== 'object' || value === null) return String(value)
  const entries = Object.entries(value).map(([key, each]) => `${key}: ${toCode(each)}`)
  return `{${entries.join(', ')}}`
}
