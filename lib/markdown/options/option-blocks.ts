import { h } from 'hastscript'
import type { Paragraph, PhrasingContent, Table, TableCell, TableRow } from 'mdast'
import { mainDocs } from '@/lib/config/instances'
import { compareReleases } from '@/lib/config/versions'
import type { VersionOption } from '@/lib/options/version-options'
import { toCode } from '@/lib/options/version-options'
import { toHtmlNode } from '../core/markdown-nodes'

/** Turns the values of an option into Markdown nodes, with their positions in its source. */
export type OptionReader = {
  /** Parses a line of Markdown, which is the value of a key. */
  readLine: (
    markdown: string,
    option: VersionOption,
    key: 'text' | 'defaultText' | 'changed',
  ) => PhrasingContent[]
  /** Returns a link to the changelog entry of a release that a key mentions. @param label text of the link */
  linkRelease: (
    label: string,
    version: string,
    option: VersionOption,
    key: 'since' | 'deprecated' | 'changed',
  ) => PhrasingContent[]
  /** Returns the name of an option as a link to its row. */
  linkName: (option: VersionOption) => PhrasingContent
}

const code = (value: string): PhrasingContent => ({ type: 'inlineCode', value })
const text = (value: string): PhrasingContent => ({ type: 'text', value })
const toCell = (children: PhrasingContent[]): TableCell => ({ type: 'tableCell', children })

const oldestVersion = mainDocs.versions
  .map(({ name }) => name)
  .sort(compareReleases)
  .at(-1)

/** Whether a version is newer than the oldest documented one. Earlier changes do not help any reader. */
function isRelevant(version: string): boolean {
  return oldestVersion !== undefined && compareReleases(version, oldestVersion) < 0
}

function toDefault(
  option: VersionOption,
  { readLine }: OptionReader,
): PhrasingContent[] | undefined {
  if (option.defaultText !== undefined) return readLine(option.defaultText, option, 'defaultText')
  return option.default === undefined ? undefined : [code(toCode(option.default))]
}

/** Returns a note such as "Deprecated since 3.1.0", or nothing. */
function toNote(
  label: string,
  option: VersionOption,
  key: 'since' | 'deprecated',
  { linkRelease }: OptionReader,
): PhrasingContent[][] {
  const version = option[key]
  return version === undefined ? [] : [linkRelease(`${label} ${version}`, version, option, key)]
}

/** Lists how releases changed an option: "Since 2.2.0", "Changed in 3.1.0: accepts a list". */
function toHistory(option: VersionOption, reader: OptionReader): PhrasingContent[][] {
  const changes = option.changed?.map(({ version, text: change }) => [
    ...reader.linkRelease(`Changed in ${version}`, version, option, 'changed'),
    ...(isRelevant(version) ? [text(': '), ...reader.readLine(change, option, 'changed')] : []),
  ])
  return [...toNote('Since', option, 'since', reader), ...(changes ?? [])]
}

function toDescription(option: VersionOption, reader: OptionReader): PhrasingContent[] {
  const deprecated = toNote('Deprecated since', option, 'deprecated', reader)
  const history = toHistory(option, reader)
  const children = history.flatMap((note, index) => (index === 0 ? note : [text(' · '), ...note]))
  return [
    ...deprecated.flatMap((note) => [...note, text('. ')]),
    ...reader.readLine(option.text, option, 'text'),
    ...(children.length > 0
      ? [{ type: 'emphasis' as const, data: { hName: 'small' }, children }]
      : []),
  ]
}

/**
 * Returns a table with a row for each option. Its history is a small line below its description.
 * @param ids ids and former ids of options that the rows have
 */
export function toOptionTable(
  options: readonly VersionOption[],
  ids: ReadonlySet<string>,
  reader: OptionReader,
): Table {
  const head = ['Name', 'Type', 'Default', 'What it does']
  const rows = options.map((option): TableRow => {
    const { id, type, required, formerIds = [] } = option
    const targets = formerIds.filter((formerId) => ids.has(formerId))
    return {
      type: 'tableRow',
      ...(ids.has(id) && { data: { hProperties: { id } } }),
      children: [
        toCell([
          ...targets.map((target) => toHtmlNode(h('span', { id: target }))),
          reader.linkName(option),
        ]),
        toCell([code(type)]),
        toCell(toDefault(option, reader) ?? [text(required ? 'required' : 'none')]),
        toCell(toDescription(option, reader)),
      ],
    }
  })
  const labels: TableRow = {
    type: 'tableRow',
    children: head.map((label) => toCell([text(label)])),
  }
  return { type: 'table', children: [labels, ...rows] }
}

/**
 * Returns a field that filters the tables after it (`components/mdx/filter-options.ts`).
 * @param total number of options
 */
export function toOptionFilter(total: number): PhrasingContent {
  const input = h('input', {
    type: 'search',
    class: 'sidebar-filter',
    'aria-label': 'Filter options',
    placeholder: 'Filter',
  })
  const status = h('span', { role: 'status' }, `${total} options`)
  return toHtmlNode(h('p', { class: 'option-filter' }, [input, ' ', status]))
}

/** Returns a line for an option that has its own section: "Type `boolean`, default `true`. Since 3.1.0." */
export function toOptionFacts(option: VersionOption, reader: OptionReader): Paragraph {
  const { type, required, defaultText } = option
  const value = toDefault(option, reader)
  const history = [
    ...toHistory(option, reader),
    ...toNote('Deprecated since', option, 'deprecated', reader),
  ]
  return {
    type: 'paragraph',
    children: [
      text('Type '),
      code(type),
      ...(required ? [text(', required')] : []),
      ...(value && !required
        ? [text(defaultText === undefined ? ', default ' : '. Default: '), ...value]
        : []),
      ...(value || required ? [] : [text(', no default')]),
      text('.'),
      ...history.flatMap((note) => [text(' '), ...note, text('.')]),
    ],
  }
}
