import path from 'node:path'
import type { Link, PhrasingContent, Root, RootContent } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx'
import type { Plugin } from 'unified'
import type { Position } from 'unist'
import { z } from 'zod'
import { hashBytes } from '@/lib/assets/asset'
import { mainDocs, toReleasePath } from '@/lib/config/instances'
import { splitHref } from '@/lib/core/url'
import { isPublished } from '@/lib/options/check-option-releases'
import type { OptionSource } from '@/lib/options/option-schema'
import {
  findOptionSource,
  listOptionSources,
  readSourceBytes,
  toSourcePath,
} from '@/lib/options/option-sources'
import type { VersionOption } from '@/lib/options/version-options'
import {
  isListed,
  toOptionListPath,
  toOptionPage,
  toTableOptions,
  toVersionOptions,
  UNRELEASED,
} from '@/lib/options/version-options'
import { findDataPlace } from '@/lib/source/data-file'
import { findSuggestion } from '@/lib/problems/problem'
import type { CompileContext } from '../core/context'
import { reportProblem } from '../core/context'
import { readProps } from '../core/jsx-props'
import { parseLine } from '../core/markdown-nodes'
import { SKIP, visit } from '../core/visit'
import { listExplicitIds } from '../headings/remark-heading-ids'
import type { OptionReader } from './option-blocks'
import { toOptionFacts, toOptionFilter, toOptionTable } from './option-blocks'

const propsSchema = z.object({
  source: z.string(),
  table: z.string().optional(),
  option: z.string().optional(),
})

/** Returns the version of the documentation that a document belongs to. Others are about the unreleased version. */
function findVersion(document: string): string {
  const folder = /^content\/docs\/([^/]+)\//.exec(document)?.[1]
  return mainDocs.versions.find(({ name }) => name === folder)?.name ?? UNRELEASED
}

/** Converts a file to a link that is relative to a document. */
function toRelative(file: string, page: string): string {
  const relative = path.posix.relative(path.posix.dirname(page), file)
  return relative.startsWith('.') ? relative : `./${relative}`
}

/** Converts a link in one document to a link in another document of the same version. */
function rebase(url: string, home: string, page: string): string {
  if (home === page || /^[a-z][a-z\d+.-]*:|^\//i.test(url)) return url
  const { path: target, suffix } = splitHref(url)
  const file = target === '' ? home : path.posix.join(path.posix.dirname(home), target)
  return file === page ? suffix : `${toRelative(file, page)}${suffix}`
}

/**
 * Replaces the components that show options, as the version of the document has them:
 * - `<OptionTable source="plugin-sitemap" table="options" />` with a table of these options. Each row has the path of
 *   its option as id, unless a heading has it.
 * - `<OptionFacts source="docusaurus.config" option="title" />` with a line with type and default.
 * - `<OptionIndex />` with a field to filter, and a heading and a table for each source. The names link to the rows of
 *   the other tables.
 */
export const remarkOptions: Plugin<[CompileContext], Root> = (context) => {
  const version = findVersion(context.page)
  const toHome = (source: OptionSource) => toOptionPage(source, version)

  /** @param toHref returns the target of the link on an option's name */
  const createReader = (
    name: string,
    source: OptionSource,
    toHref: (id: string) => string,
  ): OptionReader => {
    const file = toSourcePath(name)
    const home = toHome(source)
    const toPosition = ({ table, index }: VersionOption, key: string): Position => {
      const start = findDataPlace(file, ['tables', table, 'options', index, key])
      return { start, end: start, file }
    }
    const readLine = (markdown: string, option: VersionOption, key: string) => {
      const position = toPosition(option, key)
      const nodes = parseLine(context, markdown, position, `the "${key}" of an option`)
      visit({ type: 'root', children: nodes }, 'link', (link) => {
        link.url = rebase(link.url, home, context.page)
      })
      return nodes
    }
    const toLink = (
      url: string,
      child: PhrasingContent,
      option: VersionOption,
      key: string,
    ): Link => ({ type: 'link', url, children: [child], position: toPosition(option, key) })
    return {
      readLine,
      linkRelease: (label, release, option, key) => {
        const text: PhrasingContent = { type: 'text', value: label }
        if (!isPublished(release)) return [text]
        return [toLink(toRelative(toReleasePath(release), context.page), text, option, key)]
      },
      linkName: (option) =>
        toLink(toHref(option.id), { type: 'inlineCode', value: option.name }, option, 'name'),
    }
  }

  /** Reads a source, and records it as a dependency of the document. */
  const readSource = (name: string): OptionSource | undefined => {
    const bytes = readSourceBytes(name)
    context.findings.dependencies[toSourcePath(name)] = bytes ? hashBytes(bytes) : ''
    return findOptionSource(name)
  }

  const reportName = (
    element: MdxJsxFlowElement,
    message: string,
    name = '',
    known: string[] = [],
  ) =>
    reportProblem(context, element, {
      message,
      fix: 'correct the name, or add it to the source',
      suggestion: findSuggestion(name, known),
    })

  const toBlocks = (element: MdxJsxFlowElement, headingIds: string[]): RootContent[] => {
    const { source: name = '', table, option } = readProps(context, element, propsSchema)
    const source = readSource(name)
    if (!source) {
      // Problems in an existing source are reported by the check of data files.
      if (readSourceBytes(name)) return []
      reportName(element, `there is no options source "${name}"`, name, listOptionSources())
      return []
    }
    const reader = createReader(name, source, (id) => `#${id}`)
    if (element.name === 'OptionFacts') {
      const options = toVersionOptions(source, version)
      const found = options.find((each) => each.path === option)
      if (found) return [toOptionFacts(found, reader)]
      const paths = options.map((each) => each.path)
      const missing = `${toSourcePath(name)} has no option "${option ?? ''}" in ${version}`
      reportName(element, missing, option, paths)
      return []
    }
    if (table === undefined || !Object.hasOwn(source.tables, table)) {
      const missing = `${toSourcePath(name)} has no table "${table ?? ''}"`
      reportName(element, missing, table, Object.keys(source.tables))
      return []
    }
    const options = toTableOptions(source, table, version)
    if (options.length === 0) return []
    const isHome = context.page === toHome(source)
    const former = isHome ? options.flatMap(({ formerIds = [] }) => formerIds) : []
    const ids = [...options.map(({ id }) => id).filter((id) => !headingIds.includes(id)), ...former]
    context.findings.optionIds.push(...ids)
    return [toOptionTable(options, new Set(ids), reader)]
  }

  /** Returns a line with a link to the options of the version as data. */
  const toListLink = ({ position }: MdxJsxFlowElement): RootContent => {
    const folder = mainDocs.versions.find(({ name }) => name === version)?.path ?? ''
    const url = toOptionListPath(mainDocs.routeBasePath, folder)
    const line = `The same list for programs: [\`options.json\`](${url})`
    return { type: 'paragraph', children: parseLine(context, line, position, 'the link') }
  }

  const toIndex = (element: MdxJsxFlowElement): RootContent[] => {
    let total = 0
    const blocks = listOptionSources().flatMap((name): RootContent[] => {
      const source = readSource(name)
      if (!source || !isListed(source)) return []
      const toHref = (id: string) => rebase(`#${id}`, toHome(source), context.page)
      const options = toVersionOptions(source, version).map((each) => ({
        ...each,
        name: each.path,
      }))
      total += options.length
      return [
        { type: 'heading', depth: 2, children: [{ type: 'text', value: name }] },
        toOptionTable(options, new Set(), createReader(name, source, toHref)),
      ]
    })
    return [toOptionFilter(total), ...blocks, toListLink(element)]
  }

  return (tree) => {
    let headingIds: string[] | undefined
    visit(tree, 'mdxJsxFlowElement', (element, index, parent) => {
      const { name } = element
      const isIndex = name === 'OptionIndex'
      if (!isIndex && name !== 'OptionTable' && name !== 'OptionFacts') return undefined
      if (!parent || index === undefined) return undefined
      headingIds ??= listExplicitIds(tree)
      const blocks = isIndex ? toIndex(element) : toBlocks(element, headingIds)
      ;(parent.children as RootContent[]).splice(index, 1, ...blocks)
      return [SKIP, index + blocks.length]
    })
  }
}
