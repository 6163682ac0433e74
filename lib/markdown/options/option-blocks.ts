import type { Paragraph, PhrasingContent, Table, TableCell, TableRow } from 'mdast'
import { mainDocs } from '@/lib/config/instances'
import { compareReleases } from '@/lib/config/versions'
import type { VersionOption } from '@/lib/options/version-options'
import { toCode } from '@/lib/options/version-options'

/** Parses a line of Markdown, which is the value of an option's key in its source. */
export type ReadLine = (
  markdown: string,
  option: VersionOption,
  key: 'text' | 'defaultText' | 'changed',
) => PhrasingContent[]

/** Returns a link to the changelog entry of a release that an option mentions. @param label text of the link */
export type LinkRelease = (
  label: string,
  version: string,
  option: VersionOption,
  key: 'since' | 'deprecated' | 'changed',
) => PhrasingContent

/** Returns the name of an option as a link to its row. */
export type LinkName = (href: string, option: VersionOption) => PhrasingContent

/** Functions that turn the values of an option into Markdown nodes, with their positions in its source. */
export type OptionReader = { readLine: ReadLine; linkRelease: LinkRelease; linkName: LinkName }

/** How a table refers to its options. */
export type RowTarget = {
  /** Returns the target of the link on an option's name. */
  toHref: (id: string) => string
  /** Whether the row has the id of its option. */
  hasId: (id: string) => boolean
  /** Whether the row also has the former ids of its option. */
  hasFormerIds: boolean
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

function toDefault(option: VersionOption, readLine: ReadLine): PhrasingContent[] | undefined {
  if (option.defaultText !== undefined) return readLine(option.defaultText, option, 'defaultText')
  return option.default === undefined ? undefined : [code(toCode(option.default))]
}

/** Lists how releases changed an option: "Since 2.2.0", "Changed in 3.1.0: accepts a list". */
function toHistory(
  option: VersionOption,
  { readLine, linkRelease }: OptionReader,
): PhrasingContent[][] {
  const { since, changed = [] } = option
  return [
    ...(since === undefined ? [] : [[linkRelease(`Since ${since}`, since, option, 'since')]]),
    ...changed.map(({ version, text: change }) => [
      linkRelease(`Changed in ${version}`, version, option, 'changed'),
      ...(isRelevant(version) ? [text(': '), ...readLine(change, option, 'changed')] : []),
    ]),
  ]
}

function toDescription(option: VersionOption, reader: OptionReader): PhrasingContent[] {
  const { deprecated } = option
  const history = toHistory(option, reader)
  const notes = history.flatMap((note, index) => (index === 0 ? note : [text(' · '), ...note]))
  return [
    ...(deprecated === undefined
      ? []
      : [
          reader.linkRelease(`Deprecated since ${deprecated}`, deprecated, option, 'deprecated'),
          text('. '),
        ]),
    ...reader.readLine(option.text, option, 'text'),
    ...(notes.length === 0
      ? []
      : [{ type: 'emphasis' as const, data: { hName: 'small' }, children: notes }]),
  ]
}

/** Returns an empty element with an id. */
function toTarget(id: string): PhrasingContent {
  return { type: 'emphasis', data: { hName: 'span', hProperties: { id } }, children: [] }
}

/** Returns a table with a row for each option. Its history is a small line below its description. */
export function toOptionTable(
  options: readonly VersionOption[],
  { toHref, hasId, hasFormerIds }: RowTarget,
  reader: OptionReader,
): Table {
  const head = ['Name', 'Type', 'Default', 'What it does']
  const rows = options.map((option): TableRow => {
    const { id, type, required, formerIds = [] } = option
    return {
      type: 'tableRow',
      ...(hasId(id) && { data: { hProperties: { id } } }),
      children: [
        toCell([
          ...(hasFormerIds ? formerIds : []).map(toTarget),
          reader.linkName(toHref(id), option),
        ]),
        toCell([code(type)]),
        toCell(toDefault(option, reader.readLine) ?? [text(required ? 'required' : 'none')]),
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
export function toOptionFilter(total: number): Paragraph {
  const input: PhrasingContent = {
    type: 'emphasis',
    data: {
      hName: 'input',
      hProperties: {
        type: 'search',
        className: ['sidebar-filter'],
        ariaLabel: 'Filter options',
        placeholder: 'Filter',
      },
    },
    children: [],
  }
  const status: PhrasingContent = {
    type: 'emphasis',
    data: { hName: 'span', hProperties: { role: 'status' } },
    children: [text(`${total} options`)],
  }
  return {
    type: 'paragraph',
    data: { hProperties: { className: ['option-filter'] } },
    children: [input, text(' '), status],
  }
}

/** Returns a line for an option that has its own section: "Type `boolean`, default `true`. Since 3.1.0." */
export function toOptionFacts(option: VersionOption, reader: OptionReader): Paragraph {
  const { type, deprecated, required } = option
  const { linkRelease } = reader
  const value = toDefault(option, reader.readLine)
  const history = [
    ...toHistory(option, reader),
    ...(deprecated === undefined
      ? []
      : [[linkRelease(`Deprecated since ${deprecated}`, deprecated, option, 'deprecated')]]),
  ]
  return {
    type: 'paragraph',
    children: [
      text('Type '),
      code(type),
      ...(required ? [text(', required')] : []),
      ...(value && !required
        ? [text(option.defaultText === undefined ? ', default ' : '. Default: '), ...value]
        : []),
      ...(value || required ? [] : [text(', no default')]),
      text('.'),
      ...history.flatMap((note) => [text(' '), ...note, text('.')]),
    ],
  }
}
