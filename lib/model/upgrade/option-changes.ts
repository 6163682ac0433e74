import { UNRELEASED, isIn, toCode, toId, toOptionPage, toPath } from '@/lib/options/version-options'
import type { Option, OptionSource, OptionTable } from '@/lib/options/option-schema'
import type { Href } from '@/lib/core/url'
import type { Line, OptionChange, OptionChanges } from '@/lib/records/upgrade'
import { readLine } from './read-line'
import { isBetween } from './release-lines'

type Input = {
  from: string
  to: string
  findFileHref: (file: string) => Href | undefined
}

function toDefault(
  { default: value, defaultText }: Pick<Partial<Option>, 'default' | 'defaultText'>,
  read: (markdown: string) => Line,
): Line {
  if (defaultText !== undefined) return read(defaultText)
  return value === undefined ? [{ text: 'none' }] : [{ text: toCode(value), isCode: true }]
}

function hasDefault(facts: object): boolean {
  return 'default' in facts || 'defaultText' in facts
}

function listChanges(
  source: OptionSource,
  table: OptionTable,
  option: Option,
  { from, to, findFileHref }: Input,
): OptionChanges {
  const page = toOptionPage(source)
  const read = (markdown: string) => readLine(markdown, page, findFileHref)
  const isInRange = (version: string | undefined): version is string =>
    version !== undefined && isBetween(version, from, to)
  const changes: OptionChanges = { removed: [], defaults: [], changed: [], deprecated: [] }
  // An option added during the upgrade can't affect readers who upgrade.
  if (!isIn(option, from)) return changes
  const pageHref = findFileHref(page)
  const toChange = (version: string, text: string): OptionChange => ({
    name: toPath(table.inside, option.name),
    owner: source.package,
    ...(pageHref !== undefined &&
      isIn(option, UNRELEASED) && { href: `${pageHref}#${toId(table, option)}` }),
    ...{ version, text: read(text) },
  })
  const { removed, deprecated, changed = [] } = option
  if (isInRange(removed)) return { ...changes, removed: [toChange(removed, option.text)] }
  if (isInRange(deprecated)) changes.deprecated.push(toChange(deprecated, option.text))
  const relevant = changed.filter(({ version }) => isInRange(version))
  relevant.forEach(({ version, text, before = {} }) => {
    if (!hasDefault(before)) {
      changes.changed.push(toChange(version, text))
      return
    }
    const next = changed
      .slice(changed.findIndex((each) => each.version === version) + 1)
      .find((each) => each.before && hasDefault(each.before))?.before
    const defaults = { before: toDefault(before, read), after: toDefault(next ?? option, read) }
    changes.defaults.push({ ...toChange(version, text), defaults })
  })
  return changes
}

/** Lists the changes between two releases to the options of the older one, in the order of the sources. */
export function toOptionChanges(sources: readonly OptionSource[], input: Input): OptionChanges {
  const all = sources.flatMap((source) =>
    Object.values(source.tables).flatMap((table) =>
      table.options.map((option) => listChanges(source, table, option, input)),
    ),
  )
  return {
    removed: all.flatMap(({ removed }) => removed),
    defaults: all.flatMap(({ defaults }) => defaults),
    changed: all.flatMap(({ changed }) => changed),
    deprecated: all.flatMap(({ deprecated }) => deprecated),
  }
}
