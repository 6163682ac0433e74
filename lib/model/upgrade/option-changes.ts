import type { Href } from '@/lib/core/url'
import type { Option, OptionSource, OptionTable } from '@/lib/options/option-schema'
import { UNRELEASED, isIn, toCode, toId, toOptionPage, toPath } from '@/lib/options/version-options'
import type { Line, OptionChange, OptionChanges } from '@/lib/records/upgrade'
import { readLine } from './read-line'
import { isBetween } from './release-lines'

type Input = {
  from: string
  to: string
  findFileHref: (file: string) => Href | undefined
}

type Change = OptionChange & { kind: keyof OptionChanges }

function hasDefault(facts: object): boolean {
  return 'default' in facts || 'defaultText' in facts
}

function listChanges(
  source: OptionSource,
  table: OptionTable,
  option: Option,
  { from, to, findFileHref }: Input,
): Change[] {
  const page = toOptionPage(source)
  const pageHref = findFileHref(page)
  const isDocumented = pageHref !== undefined && isIn(option, UNRELEASED)
  const read = (markdown: string) => readLine(markdown, page, findFileHref)
  const toDefault = ({ default: value, defaultText }: Partial<Option>): Line => {
    if (defaultText !== undefined) return read(defaultText)
    return value === undefined ? [{ text: 'none' }] : [{ text: toCode(value), isCode: true }]
  }
  const toChange = (kind: Change['kind'], version: string, text: string): Change => ({
    ...{ kind, version, text: read(text) },
    name: toPath(table.inside, option.name),
    owner: source.package,
    href: isDocumented ? `${pageHref}#${toId(table, option)}` : undefined,
  })
  // `from` itself isn't part of the upgrade.
  const isInRange = (version: string) => isBetween(version, from, to)
  const { removed = from, deprecated = from, changed = [] } = option
  // An option added during the upgrade can't affect readers who upgrade.
  if (!isIn(option, from)) return []
  if (isInRange(removed)) return [toChange('removed', removed, option.text)]
  const changes = changed.flatMap(({ version, text, before = {} }, index) => {
    if (!isInRange(version)) return []
    if (!hasDefault(before)) return [toChange('changed', version, text)]
    const later = changed.slice(index + 1).map((each) => each.before ?? {})
    const after = toDefault(later.find(hasDefault) ?? option)
    const change = toChange('defaults', version, text)
    return [{ ...change, defaults: { before: toDefault(before), after } }]
  })
  return isInRange(deprecated)
    ? [toChange('deprecated', deprecated, option.text), ...changes]
    : changes
}

/** Lists the changes between two releases to the options of the older one, in the order of the sources. */
export function toOptionChanges(sources: readonly OptionSource[], input: Input): OptionChanges {
  const all = sources.flatMap((source) =>
    Object.values(source.tables).flatMap((table) =>
      table.options.flatMap((option) => listChanges(source, table, option, input)),
    ),
  )
  const listKind = (wanted: Change['kind']) =>
    all.flatMap(({ kind, ...change }) => (kind === wanted ? [change] : []))
  return {
    removed: listKind('removed'),
    defaults: listKind('defaults'),
    changed: listKind('changed'),
    deprecated: listKind('deprecated'),
  }
}
