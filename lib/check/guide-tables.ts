import { existsSync, readFileSync } from 'node:fs'
import takeWhile from 'lodash-es/takeWhile.js'
import type { Root, Table, TableCell } from 'mdast'
import { toString } from 'mdast-util-to-string'
import type { GuideTable } from '@/lib/options/option-schema'
import type { NamedSource } from '@/lib/options/option-sources'
import type { SourceOption } from '@/lib/options/version-options'
import { toCode, toOptionPage, toVersionOptions } from '@/lib/options/version-options'
import type { Problem } from '@/lib/core/problem'
import { findSuggestion } from '@/lib/core/problem'
import { findDataPlace } from '@/lib/source/data-file'
import { parseDocument } from './code-fences'

function findColumn({ children: [head] }: Table, label: string): number {
  return head?.children.findIndex((cell) => toString(cell) === label) ?? -1
}

/** Returns a table with names and defaults below a heading, by its number. */
function findTable({ children }: Root, { heading, table = 1 }: GuideTable): Table | undefined {
  const start = children.findIndex(
    (node) => node.type === 'heading' && /\{#([\w.-]+)/.exec(toString(node))?.[1] === heading,
  )
  const below = start < 0 ? [] : children.slice(start + 1)
  return takeWhile(below, ({ type }) => type !== 'heading')
    .filter((node) => node.type === 'table')
    .filter((node) => findColumn(node, 'Default') > 0)[table - 1]
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

/** Compares a table with the options of a version. @param path of its document */
function checkTable(
  path: string,
  { inside }: GuideTable,
  table: Table,
  options: readonly SourceOption[],
): Problem[] {
  const problems: Problem[] = []
  const names = options.map((option) => option.path)
  const defaults = findColumn(table, 'Default')
  for (const { children, position } of table.children.slice(1)) {
    const [nameCell, defaultCell] = [children[0], children[defaults]]
    if (!nameCell || !defaultCell) continue
    const { line, column } = position?.start ?? { line: 1, column: 1 }
    for (const name of readCode(nameCell)) {
      const full = inside === undefined ? name : `${inside}.${name}`
      const option = options.find((each) => each.path === full)
      // The source describes an object by the rows of its properties.
      if (!option && names.some((each) => each.startsWith(`${full}.`))) continue
      const wrong = option ? findWrongDefault(option, defaultCell) : 'is not an option'
      if (wrong === undefined) continue
      const suggestion = option ? undefined : findSuggestion(full, names)
      const message = `"${full}" ${wrong}`
      problems.push({ path, line, column, message, fix: 'correct the row', suggestion })
    }
  }
  return problems
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
      const tree = existsSync(path) && parseDocument(path, readFileSync(path, 'utf8'))
      const table = tree ? findTable(tree, guide) : undefined
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
