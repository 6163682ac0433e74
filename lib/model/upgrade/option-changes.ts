import { h } from 'hastscript'
import type { Href } from '@/lib/core/url'
import type { Option, OptionSource } from '@/lib/options/option-schema'
import type { SourceOption } from '@/lib/options/version-options'
import { UNRELEASED, isIn, listOptions, toCode, toOptionPage } from '@/lib/options/version-options'
import type { Line } from './elements'
import { readLine } from './read-line'
import { isBetween } from './release-lines'

/** An option that is new or different after the upgrade. */
export type OptionChange = {
  kind: 'added' | 'removed' | 'defaults' | 'changed' | 'deprecated'
  /** Path from the root of the options, such as `markdown.format`. */
  name: string
  /** Where the option is used: a package, or the kind of file whose front matter contains it. */
  owner: string
  /** Link to its row in the documentation; absent if the option was removed. */
  href?: Href
  version: string
  /** What the option does, or what changed. */
  text: Line
  /** The default before and after. */
  defaults?: { before: Line; after: Line }
}

type Input = {
  from: string
  to: string
  findFileHref: (file: string) => Href | undefined
}

function hasDefault(facts: object): boolean {
  return 'default' in facts || 'defaultText' in facts
}

function listChanges(
  source: OptionSource,
  option: SourceOption,
  { from, to, findFileHref }: Input,
): OptionChange[] {
  const page = toOptionPage(source)
  const pageHref = findFileHref(page)
  const isDocumented = pageHref !== undefined && isIn(option, UNRELEASED)
  const read = (markdown: string) => readLine(markdown, page, findFileHref)
  const toDefault = ({ default: value, defaultText }: Partial<Option>): Line => {
    if (defaultText !== undefined) return read(defaultText)
    return [value === undefined ? 'none' : h('code', toCode(value))]
  }
  const toChange = (kind: OptionChange['kind'], version: string, text: string): OptionChange => ({
    ...{ kind, version, text: read(text) },
    name: option.path,
    owner: source.package,
    href: isDocumented ? `${pageHref}#${option.id}` : undefined,
  })
  // `from` itself isn't part of the upgrade.
  const isInRange = (version: string) => isBetween(version, from, to)
  const { since = from, removed = from, deprecated = from, changed = [] } = option
  if (!isIn(option, from)) {
    return isInRange(since) && isIn(option, to) ? [toChange('added', since, option.text)] : []
  }
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

/** Lists the options that are new or different between two releases, in the order of the sources. */
export function listOptionChanges(sources: readonly OptionSource[], input: Input): OptionChange[] {
  return sources.flatMap((source) =>
    listOptions(source).flatMap((option) => listChanges(source, option, input)),
  )
}
