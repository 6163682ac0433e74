import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Root, RootContent } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx'
import type { Plugin } from 'unified'
import { z } from 'zod'
import { hashBytes, tryReadFile } from '@/lib/source/assets/asset'
import { mainDocs } from '@/lib/config/instances'
import { splitHref } from '@/lib/core/url'
import type { OptionSource } from '@/lib/options/option-schema'
import { findOptionSource, listOptionSources, toSourcePath } from '@/lib/options/option-sources'
import {
  isListed,
  toOptionListPath,
  toOptionPage,
  toVersionOptions,
  UNRELEASED,
} from '@/lib/options/version-options'
import { findDataPlace } from '@/lib/source/data-file'
import { findSuggestion } from '@/lib/core/problem'
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

/** Converts a link about a source to a link in a document of the same version. @param home page of the source */
function rebase(url: string, home: string, page: string): string {
  const isContentPath = url.startsWith('content/')
  if (!isContentPath && (home === page || /^[a-z][a-z\d+.-]*:|^\//i.test(url))) return url
  const { path: target, suffix } = splitHref(url)
  const folder = isContentPath ? '' : path.posix.dirname(home)
  const file = target === '' ? home : path.posix.join(folder, target)
  if (file === page) return suffix || '#'
  const relative = path.posix.relative(path.posix.dirname(page), file)
  return `${relative.startsWith('.') ? relative : `./${relative}`}${suffix}`
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

  const createReader = (name: string, source: OptionSource): OptionReader => {
    const file = toSourcePath(name)
    return (markdown, { at }, key) => {
      const start = findDataPlace(file, [...at, key])
      const position = { start, end: start, file }
      const nodes = parseLine(context, markdown, position, `the "${key}" of an option`)
      visit({ type: 'root', children: nodes }, 'link', (link) => {
        link.url = rebase(link.url, toHome(source), context.page)
      })
      return nodes
    }
  }

  /** Reads a source, and records it as a dependency of the document. */
  const readSource = (name: string): OptionSource | undefined => {
    const file = toSourcePath(name)
    context.findings.dependencies[file] = hashBytes(tryReadFile(file))
    return findOptionSource(name)
  }

  const toBlocks = (element: MdxJsxFlowElement, headingIds: string[]): RootContent[] => {
    const { source: name = '', table = '', option = '' } = readProps(context, element, propsSchema)
    const fail = (message: string, wrong: string, known: string[]) => {
      const suggestion = findSuggestion(wrong, known)
      const fix = 'correct the name, or add it to the source'
      reportProblem(context, element, { message, fix, suggestion })
      return []
    }
    const file = toSourcePath(name)
    const source = readSource(name)
    if (!source) {
      // Problems in an existing source are reported by the check of data files.
      if (existsSync(file)) return []
      return fail(`there is no options source "${name}"`, name, listOptionSources())
    }
    const read = createReader(name, source)
    if (element.name === 'OptionFacts') {
      const options = toVersionOptions(source, version)
      const found = options.find((each) => each.path === option)
      if (found) return [toOptionFacts(found, read)]
      const paths = options.map((each) => each.path)
      return fail(`${file} has no option "${option}" in ${version}`, option, paths)
    }
    if (!Object.hasOwn(source.tables, table)) {
      return fail(`${file} has no table "${table}"`, table, Object.keys(source.tables))
    }
    const options = toVersionOptions(source, version).filter((each) => each.table === table)
    if (options.length === 0) return []
    const isHome = context.page === toHome(source)
    const former = isHome ? options.flatMap(({ formerIds = [] }) => formerIds) : []
    const ids = [...options.map(({ id }) => id).filter((id) => !headingIds.includes(id)), ...former]
    context.findings.optionIds.push(...ids)
    return [toOptionTable(options, new Set(ids), read, context.page)]
  }

  const toIndex = ({ position }: MdxJsxFlowElement): RootContent[] => {
    const folder = mainDocs.versions.find(({ name }) => name === version)?.path ?? ''
    const url = toOptionListPath(mainDocs.routeBasePath, folder)
    const line = `The same list for programs: [\`options.json\`](${url})`
    const list = parseLine(context, line, position, 'the link')
    let total = 0
    const blocks = listOptionSources().flatMap((name): RootContent[] => {
      const source = readSource(name)
      if (!source || !isListed(source)) return []
      const options = toVersionOptions(source, version).map((each) => ({
        ...each,
        name: each.path,
      }))
      // A package that is new in a later version has none.
      if (options.length === 0) return []
      total += options.length
      return [
        { type: 'heading', depth: 2, children: [{ type: 'text', value: name }] },
        toOptionTable(options, new Set(), createReader(name, source), toHome(source)),
      ]
    })
    return [toOptionFilter(total), ...blocks, { type: 'paragraph', children: list }]
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
