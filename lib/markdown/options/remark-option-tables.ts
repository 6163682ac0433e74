import path from 'node:path'
import type { PhrasingContent, Root, RootContent, Table, TableCell, TableRow } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx'
import type { Plugin } from 'unified'
import { z } from 'zod'
import { hashBytes } from '@/lib/assets/asset'
import { mainVersions } from '@/lib/config/versions'
import { splitHref } from '@/lib/core/url'
import type { OptionSource } from '@/lib/options/option-schema'
import {
  findOptionSource,
  listOptionSources,
  readSourceBytes,
  toSourcePath,
} from '@/lib/options/option-sources'
import type { VersionOption } from '@/lib/options/version-options'
import { compareVersions, toCode, toTableOptions, UNRELEASED } from '@/lib/options/version-options'
import { findDataPlace } from '@/lib/source/data-file'
import { findSuggestion } from '@/lib/problems/problem'
import type { CompileContext } from '../core/context'
import { reportProblem } from '../core/context'
import { readProps } from '../core/jsx-props'
import { HEADING_IDS } from '../core/mdx-syntax'
import { SKIP, visit } from '../core/visit'

type Parser = { parse: (text: string) => Root }

const propsSchema = z.object({ source: z.string(), table: z.string() })

const code = (value: string): PhrasingContent => ({ type: 'inlineCode', value })
const text = (value: string): PhrasingContent => ({ type: 'text', value })
const toCell = (children: PhrasingContent[]): TableCell => ({ type: 'tableCell', children })

/** The version of the documentation that a document belongs to; others are about what is not released yet. */
function findVersion(document: string): string {
  const folder = /^content\/docs\/([^/]+)\//.exec(document)?.[1]
  return mainVersions.find(({ name }) => name === folder)?.name ?? UNRELEASED
}

/** That an option came with this version, or before, is worth no column. */
const oldestVersion = mainVersions
  .map(({ name }) => name)
  .reduce((oldest, name) => (compareVersions(name, oldest) < 0 ? name : oldest))

function isNews(version: string | undefined): version is string {
  return version !== undefined && compareVersions(version, oldestVersion) > 0
}

/** Ids that the headings of a page have. */
function listHeadingIds(tree: Root): Set<string> {
  const ids = new Set<string>()
  visit(tree, 'heading', ({ children }) => {
    const last = children.at(-1)
    const written =
      last?.type === 'text' ? new RegExp(HEADING_IDS).exec(last.value)?.[1] : undefined
    for (const id of written?.split(/,\s*/) ?? []) ids.add(id)
  })
  return ids
}

/** Inline nodes of a line of Markdown in a source; they are where it is in that file. */
type ReadLine = (markdown: string, key: string, option: VersionOption) => PhrasingContent[]

function toDefault(option: VersionOption, readLine: ReadLine): PhrasingContent[] {
  if (option.required) return [text('required')]
  if (option.defaultText !== undefined) return readLine(option.defaultText, 'defaultText', option)
  return option.default === undefined ? [text('none')] : [code(toCode(option.default))]
}

function toDescription(option: VersionOption, readLine: ReadLine): PhrasingContent[] {
  const { deprecated, changed = [] } = option
  return [
    ...(deprecated === undefined ? [] : [text(`Deprecated since ${deprecated}. `)]),
    ...readLine(option.text, 'text', option),
    ...changed.flatMap((change) =>
      isNews(change.version)
        ? [text(`. Since ${change.version}: `), ...readLine(change.text, 'changed', option)]
        : [],
    ),
  ]
}

type RowTarget = {
  /** Where the name of an option leads. */
  toHref: (id: string) => string
  /** Whether the row is the option's own, with its id. */
  isOwn: (id: string) => boolean
}

function toTable(
  options: readonly VersionOption[],
  { toHref, isOwn }: RowTarget,
  readLine: ReadLine,
): Table {
  const hasNews = options.some(({ since }) => isNews(since))
  const toSince = ({ since }: VersionOption) =>
    hasNews ? [toCell(isNews(since) ? [text(since)] : [])] : []
  const head = ['Name', 'Type', 'Default', ...(hasNews ? ['Since'] : []), 'What it does']
  const rows = options.map((option): TableRow => {
    const { id, name, formerIds = [] } = option
    const ids = isOwn(id) ? formerIds : []
    return {
      type: 'tableRow',
      ...(isOwn(id) && { data: { hProperties: { id } } }),
      children: [
        toCell([
          ...ids.map((former): PhrasingContent => ({
            type: 'emphasis',
            data: { hName: 'span', hProperties: { id: former } },
            children: [],
          })),
          { type: 'link', url: toHref(id), children: [code(name)] },
        ]),
        toCell([code(option.type)]),
        toCell(toDefault(option, readLine)),
        ...toSince(option),
        toCell(toDescription(option, readLine)),
      ],
    }
  })
  const headRow: TableRow = {
    type: 'tableRow',
    children: head.map((label) => toCell([text(label)])),
  }
  return { type: 'table', children: [headRow, ...rows] }
}

/** A link of one document as another one in the same version has to write it. */
function rebase(url: string, home: string, page: string): string {
  if (home === page || /^[a-z][a-z\d+.-]*:|^\//i.test(url)) return url
  const { path: target, suffix } = splitHref(url)
  const file = target === '' ? home : path.posix.join(path.posix.dirname(home), target)
  if (file === page) return suffix
  const relative = path.posix.relative(path.posix.dirname(page), file)
  return `${relative.startsWith('.') ? '' : './'}${relative}${suffix}`
}

/**
 * `<OptionTable source="plugin-sitemap" table="options" />` -> a table of these options as the version of the document
 * has them; each row has the path of its option as id, unless a heading has it.
 * `<OptionIndex />` -> a heading and a table for each source, whose names lead to the rows of the others.
 */
export const remarkOptionTables: Plugin<[CompileContext, Parser], Root> = (context, parser) => {
  const version = findVersion(context.page)
  const folder = `content/docs/${version}/`

  const createReadLine =
    (name: string, { page }: OptionSource): ReadLine =>
    (markdown, key, { table, index }) => {
      const file = toSourcePath(name)
      const place = findDataPlace(file, ['tables', table, 'options', index, key])
      const tree = parser.parse(markdown)
      visit(tree, (node) => {
        node.position = { start: place, end: place }
        node.data = { ...node.data, file }
        if (node.type === 'link') node.url = rebase(node.url, folder + page, context.page)
      })
      const [block, second] = tree.children
      if (block?.type === 'paragraph' && !second) return block.children
      reportProblem(context, tree, {
        message: `the "${key}" of an option is more than a paragraph`,
        fix: 'write one line without headings, lists or code blocks',
      })
      return []
    }

  const readSource = (name: string): OptionSource | undefined => {
    const bytes = readSourceBytes(name)
    context.dependencies[toSourcePath(name)] = bytes ? hashBytes(bytes) : ''
    return findOptionSource(name)
  }

  const toOptionTable = (element: MdxJsxFlowElement, headingIds: Set<string>): RootContent[] => {
    const { source: name, table } = readProps(context, element, propsSchema)
    if (name === undefined || table === undefined) {
      reportProblem(context, element, {
        message: '<OptionTable> needs a source and a table',
        fix: 'write <OptionTable source="plugin-sitemap" table="options" />',
      })
      return []
    }
    const source = readSource(name)
    if (!source) {
      // A source with problems is reported by the check of data files.
      if (readSourceBytes(name)) return []
      reportProblem(context, element, {
        message: `there is no source of options "${name}"`,
        fix: `correct its name, or add ${toSourcePath(name)}`,
        suggestion: findSuggestion(name, listOptionSources()),
      })
      return []
    }
    if (!Object.hasOwn(source.tables, table)) {
      reportProblem(context, element, {
        message: `${toSourcePath(name)} has no table "${table}"`,
        fix: 'correct its name, or add it there',
        suggestion: findSuggestion(table, Object.keys(source.tables)),
      })
      return []
    }
    const target = { toHref: (id: string) => `#${id}`, isOwn: (id: string) => !headingIds.has(id) }
    const options = toTableOptions(source, table, version)
    return options.length === 0 ? [] : [toTable(options, target, createReadLine(name, source))]
  }

  const toOptionIndex = (): RootContent[] =>
    listOptionSources().flatMap((name): RootContent[] => {
      const source = readSource(name)
      if (!source) return []
      const toHref = (id: string) => rebase(`#${id}`, folder + source.page, context.page)
      const options = Object.keys(source.tables).flatMap((table) =>
        toTableOptions(source, table, version).map((option) => ({ ...option, name: option.path })),
      )
      if (options.length === 0) return []
      return [
        { type: 'heading', depth: 2, children: [text(name)] },
        toTable(options, { toHref, isOwn: () => false }, createReadLine(name, source)),
      ]
    })

  return (tree) => {
    let headingIds: Set<string> | undefined
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      const element = node
      if (!parent || index === undefined) return undefined
      if (element.name !== 'OptionTable' && element.name !== 'OptionIndex') return undefined
      headingIds ??= listHeadingIds(tree)
      const blocks =
        element.name === 'OptionTable' ? toOptionTable(element, headingIds) : toOptionIndex()
      ;(parent.children as RootContent[]).splice(index, 1, ...blocks)
      return [SKIP, index + blocks.length]
    })
  }
}
