import type { Paragraph, Root } from 'mdast'
import type { Plugin } from 'unified'
import type { CompileContext } from '../core/context'
import { findInside, getSource, reportProblem } from '../core/context'
import { visit } from '../core/visit'

/** Matches the head of a table and the line of dashes below it. */
const TABLE_HEAD = /^(.*\|.*)\n(?=.*-)(?=.*\|)([ \t>|:-]+)$/gm

const countCells = (line: string) =>
  line.replace(/^[\s>]*\|?|(?<!\\)\|\s*$/g, '').split(/(?<!\\)\|/).length

/** Reports a head and a line of dashes with different numbers of cells, which the parser leaves as text. */
function checkTableHead(context: CompileContext, paragraph: Paragraph): void {
  const source = getSource(context, paragraph)
  for (const { 0: found, 1: head = '', 2: dashes = '', index } of source.matchAll(TABLE_HEAD)) {
    const [cells, columns] = [countCells(head), countCells(dashes)]
    if (cells === columns) continue
    reportProblem(context, findInside(paragraph, source, index + found.length - dashes.length), {
      message: `this line has ${columns} ${columns === 1 ? 'cell' : 'cells'}, but the head of the table has ${cells}, so the table is text`,
      fix: 'give both lines the same number of cells, and write \\| for a | that is text',
    })
  }
}

/** Matches hashes without a space after them, or with one that isn't that of the space bar. */
const HASHES = /^[ \t>]*(#{1,6}[\u00A0\u3000]|#{2,6}[^\s#])/gm

/** Reports headings that the parser leaves as text. A word may start with one hash. */
function checkHeading(context: CompileContext, paragraph: Paragraph): void {
  const source = getSource(context, paragraph)
  for (const { 0: found, 1: start = '', index } of source.matchAll(HASHES)) {
    reportProblem(context, findInside(paragraph, source, index + found.length - start.length), {
      message: 'there is no space after the hashes, so the heading is text',
      fix: 'write an ordinary space after them, or \\# if they are text',
    })
  }
}

/**
 * Reports headings and tables that are text because of a slip, and cells without a column, which are not shown. A `|` in
 * code also starts a cell.
 */
export const remarkBlockProblems: Plugin<[CompileContext], Root> = (context) => (tree) => {
  visit(tree, 'paragraph', (paragraph) => {
    checkHeading(context, paragraph)
    checkTableHead(context, paragraph)
  })
  visit(tree, 'table', ({ children: [head, ...rows] }) => {
    const columns = head?.children.length ?? 0
    for (const { children } of rows) {
      const extra = children.slice(columns).find((cell) => cell.children.length > 0)
      if (!extra) continue
      reportProblem(context, extra, {
        message: `the row has ${children.length} cells, but the table has ${columns} ${columns === 1 ? 'column' : 'columns'}`,
        fix: 'write \\| for a | that is text, also in code, or add a column to the first two lines',
      })
    }
  })
}
