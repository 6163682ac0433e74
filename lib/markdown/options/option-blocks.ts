import { h } from 'hastscript'
import type { Paragraph, PhrasingContent, Table, TableCell, TableRow } from 'mdast'
import { toReleasePath } from '@/lib/config/instances'
import { isPublished } from '@/lib/options/option-releases'
import type { SourceOption } from '@/lib/options/version-options'
import { isAfterOldest, toCode } from '@/lib/options/version-options'
import { toHtmlNode } from '../core/markdown-nodes'

/**
 * Parses a line of Markdown about an option. The nodes have the position of a key in the source. Links are content
 * paths, or relative to the page that describes the source.
 */
export type OptionReader = (
  markdown: string,
  option: SourceOption,
  key: 'name' | 'text' | 'defaultText' | 'since' | 'deprecated' | 'changed',
) => PhrasingContent[]

const code = (value: string): PhrasingContent => ({ type: 'inlineCode', value })
const text = (value: string): PhrasingContent => ({ type: 'text', value })
const toCell = (children: PhrasingContent[]): TableCell => ({ type: 'tableCell', children })

function toDefault(option: SourceOption, read: OptionReader): PhrasingContent[] | undefined {
  if (option.defaultText !== undefined) return read(option.defaultText, option, 'defaultText')
  return option.default === undefined ? undefined : [code(toCode(option.default))]
}

/** Returns a note such as "Deprecated since 3.1.0", with a link to the changelog entry of a published release. */
function toNote(label: string, version: string): string {
  const note = `${label} ${version}`
  return isPublished(version) ? `[${note}](${toReleasePath(version)})` : note
}

function toDeprecation(option: SourceOption, read: OptionReader): PhrasingContent[][] {
  const { deprecated } = option
  return deprecated ? [read(toNote('Deprecated since', deprecated), option, 'deprecated')] : []
}

/** Lists how releases changed an option: "Since 2.2.0", "Changed in 3.1.0: accepts a list". */
function toHistory(option: SourceOption, read: OptionReader): PhrasingContent[][] {
  const { since, changed = [] } = option
  const changes = changed.map(({ version, text: change }) => {
    const note = toNote('Changed in', version)
    return read(isAfterOldest(version) ? `${note}: ${change}` : note, option, 'changed')
  })
  return since ? [read(toNote('Since', since), option, 'since'), ...changes] : changes
}

function toDescription(option: SourceOption, read: OptionReader): PhrasingContent[] {
  const history = toHistory(option, read)
  const children = history.flatMap((note, index) => (index === 0 ? note : [text(' · '), ...note]))
  return [
    ...toDeprecation(option, read).flatMap((note) => [...note, text('. ')]),
    ...read(option.text, option, 'text'),
    ...(children.length > 0
      ? [{ type: 'emphasis' as const, data: { hName: 'small' }, children }]
      : []),
  ]
}

/**
 * Returns a table with a row for each option, whose name is a link to a row. Its history is a small line below its
 * description.
 * @param ids ids and former ids of options that the rows have
 * @param page content path of the document that the names link to
 */
export function toOptionTable(
  options: readonly SourceOption[],
  ids: ReadonlySet<string>,
  read: OptionReader,
  page: string,
): Table {
  const rows = options.map((option): TableRow => {
    const { id, name, type, required, formerIds = [] } = option
    const targets = formerIds.filter((formerId) => ids.has(formerId))
    return {
      type: 'tableRow',
      ...(ids.has(id) && { data: { hProperties: { id } } }),
      children: [
        [
          ...targets.map((target) => toHtmlNode(h('span', { id: target }))),
          ...read(`[\`${name}\`](${page}#${id})`, option, 'name'),
        ],
        [code(type)],
        toDefault(option, read) ?? [text(required ? 'required' : 'none')],
        toDescription(option, read),
      ].map(toCell),
    }
  })
  const labels = ['Name', 'Type', 'Default', 'What it does'].map((label) => toCell([text(label)]))
  return { type: 'table', children: [{ type: 'tableRow', children: labels }, ...rows] }
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
export function toOptionFacts(option: SourceOption, read: OptionReader): Paragraph {
  const { type, required, defaultText } = option
  const value = toDefault(option, read)
  const history = [...toHistory(option, read), ...toDeprecation(option, read)]
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
