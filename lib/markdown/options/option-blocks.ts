import type { Paragraph, PhrasingContent, Table, TableCell, TableRow } from 'mdast'
import { mainDocs } from '@/lib/config/instances'
import { compareReleases } from '@/lib/config/versions'
import type { VersionOption } from '@/lib/options/version-options'
import { toCode } from '@/lib/options/version-options'

/** Reads a line of Markdown of an option, which is the value of a key in its source. */
export type ReadLine = (
  markdown: string,
  option: VersionOption,
  key: 'text' | 'defaultText' | 'changed',
) => PhrasingContent[]

/** How a table refers to its options. */
export type RowTarget = {
  /** Where the name of an option leads. */
  toHref: (id: string) => string
  /** Whether the row has the id of its option. */
  hasId: (id: string) => boolean
  /** Whether it also has those that it had before. */
  hasFormerIds: boolean
}

const code = (value: string): PhrasingContent => ({ type: 'inlineCode', value })
const text = (value: string): PhrasingContent => ({ type: 'text', value })
const toCell = (children: PhrasingContent[]): TableCell => ({ type: 'tableCell', children })

const oldestVersion = mainDocs.versions
  .map(({ name }) => name)
  .sort(compareReleases)
  .at(-1)

/** Whether a version is newer than the oldest one that is documented: what is older says nothing to a reader. */
function isNews(version: string | undefined): version is string {
  return (
    version !== undefined &&
    oldestVersion !== undefined &&
    compareReleases(version, oldestVersion) < 0
  )
}

function toDefault(option: VersionOption, readLine: ReadLine): PhrasingContent[] | undefined {
  if (option.defaultText !== undefined) return readLine(option.defaultText, option, 'defaultText')
  return option.default === undefined ? undefined : [code(toCode(option.default))]
}

function toDescription(option: VersionOption, readLine: ReadLine): PhrasingContent[] {
  const { deprecated, changed = [] } = option
  return [
    ...(deprecated === undefined ? [] : [text(`Deprecated since ${deprecated}. `)]),
    ...readLine(option.text, option, 'text'),
    ...changed.flatMap((change) =>
      isNews(change.version)
        ? [text(`. Since ${change.version}: `), ...readLine(change.text, option, 'changed')]
        : [],
    ),
  ]
}

/** An element that has nothing but an id. */
function toTarget(id: string): PhrasingContent {
  return { type: 'emphasis', data: { hName: 'span', hProperties: { id } }, children: [] }
}

/**
 * A table with a row for each option. There is a column for the version that an option came with only if that is newer
 * than the oldest documented one.
 */
export function toOptionTable(
  options: readonly VersionOption[],
  { toHref, hasId, hasFormerIds }: RowTarget,
  readLine: ReadLine,
): Table {
  const hasNews = options.some(({ since }) => isNews(since))
  const head = ['Name', 'Type', 'Default', ...(hasNews ? ['Since'] : []), 'What it does']
  const rows = options.map((option): TableRow => {
    const { id, name, type, since, required, formerIds = [] } = option
    return {
      type: 'tableRow',
      ...(hasId(id) && { data: { hProperties: { id } } }),
      children: [
        toCell([
          ...(hasFormerIds ? formerIds : []).map(toTarget),
          { type: 'link', url: toHref(id), children: [code(name)] },
        ]),
        toCell([code(type)]),
        toCell(toDefault(option, readLine) ?? [text(required ? 'required' : 'none')]),
        ...(hasNews ? [toCell(isNews(since) ? [text(since)] : [])] : []),
        toCell(toDescription(option, readLine)),
      ],
    }
  })
  const labels: TableRow = {
    type: 'tableRow',
    children: head.map((label) => toCell([text(label)])),
  }
  return { type: 'table', children: [labels, ...rows] }
}

/** A field that narrows the tables after it; `components/mdx/filter-options.ts` does. @param total number of options */
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

/** A line for an option that has its own section: "Type `boolean`, default `true`. Since 3.1.0." */
export function toOptionFacts(option: VersionOption, readLine: ReadLine): Paragraph {
  const { type, since, deprecated, required } = option
  const value = toDefault(option, readLine)
  const ending = [
    ...(isNews(since) ? [` Since ${since}.`] : []),
    ...(deprecated === undefined ? [] : [` Deprecated since ${deprecated}.`]),
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
      text(`.${ending.join('')}`),
    ],
  }
}
