import { existsSync, readFileSync } from 'node:fs'
import type { Root, RootContent, Table, TableCell } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { parser } from '@/lib/markdown/compile/parser'
import { toMdxSyntax } from '@/lib/markdown/core/mdx-syntax'
import type { GuideTable, OptionSource } from '@/lib/options/option-schema'
import { findOptionSource, toSourcePath } from '@/lib/options/option-sources'
import type { VersionOption } from '@/lib/options/version-options'
import { toCode, toVersionOptions } from '@/lib/options/version-options'
import type { Problem } from '@/lib/problems/problem'
import { findSuggestion } from '@/lib/problems/problem'
import { findDataPlace } from '@/lib/source/data-file'
import { toSourceText } from '@/lib/source/source-text'

/** Tables with names and defaults, by the id of the heading that they follow. */
function listTables(tree: Root): Map<string, Table[]> {
  const tables = new Map<string, Table[]>()
  let below: Table[] = []
  const add = (node: RootContent) => {
    if (node.type === 'heading') {
      below = []
      const id = /\{#([\w.-]+)/.exec(toString(node))?.[1]
      if (id !== undefined) tables.set(id, below)
    } else if (node.type === 'table' && findColumn(node, 'Default') > 0) below.push(node)
  }
  tree.children.forEach(add)
  return tables
}

function findColumn({ children: [head] }: Table, label: string): number {
  return head?.children.findIndex((cell) => toString(cell) === label) ?? -1
}

/** The inline code in a cell. A link may be around it. */
function readCode({ children }: TableCell): string[] {
  return children.flatMap((child) => {
    if (child.type === 'inlineCode') return [child.value]
    return child.type === 'link' ? child.children.map((each) => toString(each)) : []
  })
}

/** What is wrong with the default that a table states; undefined if it is right, or if words describe it. */
function findWrongDefault(option: VersionOption, cell: TableCell): string | undefined {
  const written = toString(cell)
  const [value, ...others] = readCode(cell)
  const isValue = value === written && others.length === 0
  if (option.required) return /^required$/i.test(written) ? undefined : 'is required'
  const { default: known } = option
  if (known === undefined) {
    const isStated =
      isValue && value !== 'undefined' && !option.defaultText?.includes(`\`${value}\``)
    return isStated && option.defaultText === undefined ? `has no default, not ${value}` : undefined
  }
  // Strings are also written without quotes.
  const isRight = isValue && [toCode(known), known].includes(value)
  if (isRight || (!isValue && option.defaultText !== undefined)) return undefined
  return `has the default ${toCode(known)}, not ${written}`
}

function checkTable(
  path: string,
  { inside }: GuideTable,
  table: Table,
  options: readonly VersionOption[],
): Problem[] {
  const column = findColumn(table, 'Default')
  return table.children.slice(1).flatMap((row): Problem[] => {
    const [nameCell, defaultCell] = [row.children[0], row.children[column]]
    if (!nameCell || !defaultCell) return []
    const { line, column: at } = row.position?.start ?? { line: 1, column: 1 }
    return readCode(nameCell).flatMap((name): Problem[] => {
      const full = inside === undefined ? name : `${inside}.${name}`
      const option = options.find((each) => each.path === full)
      // Rows of the source for what an object has describe the object.
      if (!option && options.some((each) => each.path.startsWith(`${full}.`))) return []
      const wrong = option ? findWrongDefault(option, defaultCell) : 'is not an option'
      if (wrong === undefined) return []
      const suggestion = option
        ? undefined
        : findSuggestion(
            full,
            options.map((each) => each.path),
          )
      return [
        {
          ...{ path, line, column: at },
          message: `"${full}" ${wrong}`,
          fix: 'correct the row',
          ...(suggestion !== undefined && { suggestion }),
        },
      ]
    })
  })
}

/** A document of one version, as the check reads it; undefined if the version does not have it. */
export type ReadDocument = (path: string) => string | undefined

function readDocument(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}

/**
 * Compares the tables in guides that a source names with the options that each version has.
 * @returns the problems, and how many tables were compared
 */
export function checkGuideTables(
  name: string,
  versions: readonly string[],
  {
    source = findOptionSource(name),
    read = readDocument,
  }: { source?: OptionSource | undefined; read?: ReadDocument } = {},
): { problems: Problem[]; tables: number } {
  const problems: Problem[] = []
  let tables = 0
  for (const version of source ? versions : []) {
    const options = source ? toVersionOptions(source, version) : []
    source?.guides?.forEach((guide, index) => {
      const path = `content/docs/${version}/${guide.page}`
      const text = read(path)
      const found =
        text === undefined
          ? undefined
          : listTables(parser.parse(toMdxSyntax(toSourceText(path, text).body)))
      const table = found?.get(guide.heading)?.[(guide.table ?? 1) - 1]
      if (table) {
        tables += 1
        problems.push(...checkTable(path, guide, table, options))
        return
      }
      const file = toSourcePath(name)
      problems.push({
        path: file,
        ...findDataPlace(file, ['guides', index]),
        message: `${path} has no table of defaults below {#${guide.heading}}`,
        fix: 'correct page, heading and table, or remove the entry',
      })
    })
  }
  return { problems, tables }
}
