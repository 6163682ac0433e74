import { existsSync, readFileSync } from 'node:fs'
import type { Root, RootContent, Table, TableCell } from 'mdast'
import { toString } from 'mdast-util-to-string'
import type { GuideTable } from '@/lib/options/option-schema'
import type { NamedSource } from '@/lib/options/option-sources'
import type { SourceOption } from '@/lib/options/version-options'
import { toCode, toOptionPage, toVersionOptions } from '@/lib/options/version-options'
import type { Problem } from '@/lib/core/problem'
import { findSuggestion } from '@/lib/core/problem'
import { findDataPlace } from '@/lib/source/data-file'
import { parseDocument } from './code-fences'

/** Lists the tables with names and defaults, by the id of the heading above them. */
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

/** Returns the inline code in a cell, including code inside links. */
function readCode({ children }: TableCell): string[] {
  return children.flatMap((child) => {
    if (child.type === 'inlineCode') return [child.value]
    return child.type === 'link' ? child.children.map((each) => toString(each)) : []
  })
}

/** Returns what is wrong with the default in a table, or undefined if it is correct or described in words. */
function findWrongDefault(option: SourceOption, cell: TableCell): string | undefined {
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
  // Strings may be written without quotes.
  const isRight = isValue && [toCode(known), known].includes(value)
  if (isRight || (!isValue && option.defaultText !== undefined)) return undefined
  return `has the default ${toCode(known)}, not ${written}`
}

function checkTable(
  path: string,
  { inside }: GuideTable,
  table: Table,
  options: readonly SourceOption[],
): Problem[] {
  const column = findColumn(table, 'Default')
  return table.children.slice(1).flatMap((row): Problem[] => {
    const [nameCell, defaultCell] = [row.children[0], row.children[column]]
    if (!nameCell || !defaultCell) return []
    const { line, column: at } = row.position?.start ?? { line: 1, column: 1 }
    return readCode(nameCell).flatMap((name): Problem[] => {
      const full = inside === undefined ? name : `${inside}.${name}`
      const option = options.find((each) => each.path === full)
      // The source describes an object by the rows of its properties.
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
          suggestion,
        },
      ]
    })
  })
}

/** Returns the tables of a document by the id of the heading above them. There are none if there is no such file. */
function readTables(path: string): Map<string, Table[]> {
  if (!existsSync(path)) return new Map()
  return listTables(parseDocument(path, readFileSync(path, 'utf8')))
}

/**
 * Compares the guide tables that a source lists with the options of each version.
 * @returns the problems and the number of tables compared
 */
export function checkGuideTables(
  source: NamedSource,
  versions: readonly string[],
): { problems: Problem[]; tables: number } {
  const problems: Problem[] = []
  let tables = 0
  for (const version of versions) {
    const options = toVersionOptions(source, version)
    for (const [index, guide] of (source.guides ?? []).entries()) {
      const path = toOptionPage(guide, version)
      const table = readTables(path).get(guide.heading)?.[(guide.table ?? 1) - 1]
      if (table) {
        tables += 1
        problems.push(...checkTable(path, guide, table, options))
        continue
      }
      problems.push({
        path: source.file,
        ...findDataPlace(source.file, ['guides', index]),
        message: `${path} has no table of defaults below {#${guide.heading}}`,
        fix: 'correct page, heading and table, or remove the entry',
      })
    }
  }
  return { problems, tables }
}
