import isEqual from 'lodash-es/isEqual.js'
import isPlainObject from 'lodash-es/isPlainObject.js'
import sumBy from 'lodash-es/sumBy.js'
import uniq from 'lodash-es/uniq.js'
import { findDataPlace } from '@/lib/source/data-file'
import type { Fault, Problem } from '@/lib/core/problem'
import { findSuggestion } from '@/lib/core/problem'
import { findUpcomingReleases } from './option-releases'
import type { NamedSource } from './option-sources'
import { getPackagesRelease } from './packages/documented-release'
import type { SchemaOption } from './schema-options'
import { isInstalled, readSchemaOptions } from './schema-options'
import type { SourceOption } from './version-options'
import { toCode, toVersionOptions } from './version-options'

/** A difference from the schema of a package; `at` is the path of the value in the source. */
type Difference = Fault & { at: (string | number)[] }

function isBelow(path: string, parent: string): boolean {
  return path.startsWith(`${parent}.`) || path.startsWith(`${parent}[`)
}

function isSame(option: SourceOption, { path, variant }: SchemaOption): boolean {
  return (
    option.path === path &&
    (option.variant === undefined || variant === undefined || option.variant === variant)
  )
}

function isDocumented(found: SchemaOption, options: SourceOption[]): boolean {
  return options.some(
    (option) =>
      isSame(option, found) ||
      // An object needs no row if its properties have rows.
      isBelow(option.path, found.path) ||
      (option.coversNested && isBelow(found.path, option.path)),
  )
}

/** Compares a documented option with the schema's. */
function compareOption(option: SourceOption, found: SchemaOption): Difference[] {
  const differences: Difference[] = []
  if (found.isRequired && !option.required) {
    differences.push({
      at: [...option.at, 'name'],
      message: `"${option.path}" is required`,
      fix: 'add "required: true"',
    })
  }
  if (option.required && found.default !== undefined) {
    differences.push({
      at: [...option.at, 'required'],
      message: `"${option.path}" is not required`,
      fix: 'remove "required"',
    })
  }
  // If the schema sets no default, the code that reads the option may set one.
  if (!found.default || !('value' in found.default)) return differences
  const value = found.default.value as Parameters<typeof toCode>[0]
  if (!('default' in option)) {
    // The rows of an object's properties already document its default.
    if (option.defaultText !== undefined && isPlainObject(value)) return differences
    differences.push({
      at: [...option.at, 'name'],
      message: `the default of "${option.path}" is ${toCode(value)}`,
      fix: 'add it as "default"',
    })
  } else if (!isEqual(option.default, value)) {
    differences.push({
      at: [...option.at, 'default'],
      message: `the default of "${option.path}" is ${toCode(value)}, not ${toCode(option.default ?? null)}`,
      fix: 'correct the default',
    })
  }
  return differences
}

/**
 * Compares the options that a source documents for a version with those of the version's package.
 * @param isPartial whether the package may have more: an upcoming release is documented in part
 */
export function compareOptions(
  options: SourceOption[],
  schema: SchemaOption[],
  isPartial = false,
): Difference[] {
  const undocumented = schema.filter((found) => !isDocumented(found, options))
  const names = undocumented.map(({ path }) => path)
  const differences = options.flatMap((option): Difference[] => {
    const found = schema.find((each) => isSame(option, each))
    if (found) return compareOption(option, found)
    if (option.unvalidated) return []
    return [
      {
        at: [...option.at, 'name'],
        message: `the option "${option.path}" does not exist`,
        fix: 'correct its name, or add "since" or "removed"',
        suggestion: findSuggestion(option.path, names),
      },
    ]
  })
  // A misspelled option isn't reported as missing, too.
  const meant = new Set(differences.map(({ suggestion }) => suggestion))
  const missing = isPartial ? [] : undocumented.filter(({ path }) => !meant.has(path))
  return [
    ...differences,
    ...missing.map(({ path, variant }) => ({
      at: ['tables'],
      message: `the option "${path}"${variant === undefined ? '' : ` of the type "${variant}"`} is missing`,
      fix: 'add it to one of the tables',
    })),
  ]
}

/** Result of checking the documented options. */
export type OptionsCheck = {
  problems: Problem[]
  /** Number of options compared with a schema, each counted once per version. */
  options: number
  /** Number of these options whose default is set by a schema. */
  defaults: number
}

/** A documented version or an upcoming release, and the folder in which its packages are installed. */
export type InstalledVersion = { version: string; folder: string }

/** The versions that options are compared with. */
export type InstalledVersions = {
  documented: readonly InstalledVersion[]
  /** Unpublished releases whose additions and changes the unreleased version documents. */
  upcoming?: readonly InstalledVersion[]
}

function checkSource(
  source: NamedSource,
  { documented, upcoming = [] }: InstalledVersions,
): OptionsCheck {
  const found = new Map<string, { difference: Difference; versions: string[] }>()
  let [count, defaults] = [0, 0]
  const compare = (
    { version, folder }: InstalledVersion,
    options: SourceOption[],
    isPartial: boolean,
  ) => {
    const schema = readSchemaOptions(folder, source)
    count += options.length
    defaults += options.filter((option) =>
      schema.some((each) => isSame(option, each) && each.default && 'value' in each.default),
    ).length
    for (const difference of compareOptions(options, schema, isPartial)) {
      const key = JSON.stringify(difference)
      const known = found.get(key)
      if (known) known.versions.push(version)
      else found.set(key, { difference, versions: [version] })
    }
  }
  for (const installed of documented) {
    // The unreleased version is compared with the newest release, except for what an upcoming one adds or changes.
    const options = toVersionOptions(source, getPackagesRelease(installed.version))
    // A package that is new in an upcoming release has no options before it.
    const exists = options.length > 0 || isInstalled(installed.folder, source)
    if (exists) compare(installed, options, false)
  }
  for (const installed of upcoming) {
    const options = toVersionOptions(source, installed.version).filter((option) =>
      findUpcomingReleases(option).includes(installed.version),
    )
    if (options.length > 0) compare(installed, options, true)
  }
  const problems = [...found.values()].map(
    ({ difference: { at, message, ...rest }, versions: where }): Problem => ({
      path: source.file,
      ...findDataPlace(source.file, at),
      message: `${message} in ${source.package} ${uniq(where).join(' and ')}`,
      ...rest,
    }),
  )
  return { problems, options: count, defaults }
}

/** Compares documented options and their defaults with the schemas of the packages. */
export function checkOptions(
  sources: readonly NamedSource[],
  versions: InstalledVersions,
): OptionsCheck {
  const checks = sources.map((source) => checkSource(source, versions))
  return {
    problems: checks.flatMap(({ problems }) => problems),
    options: sumBy(checks, 'options'),
    defaults: sumBy(checks, 'defaults'),
  }
}
