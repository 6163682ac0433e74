import type { Paragraph, Root } from 'mdast'
import type { Plugin } from 'unified'
import type { CompileContext } from '../core/context'
import { findInside, getSource, reportProblem } from '../core/context'
import { visit } from '../core/visit'

/** Matches the head of a table and the line of dashes below it. */
const HEAD = /^(.*\|.*)\n(?=.*-)(?=.*\|)([ \t>|:-]+)$/gm

const countCells = (line: string) =>
  line.replace(/^[\s>]*\|?|(?<!\\)\|\s*$/g, '').split(/(?<!\\)\|/).length

/** Reports a head and a line of dashes with different numbers of cells, which the parser leaves as text. */
function checkHead(context: CompileContext, paragraph: Paragraph): void {
  const source = getSource(context, paragraph)
  for (const { 0: found, 1: head = '', 2: dashes = '', index } of source.matchAll(HEAD)) {
    const [cells, columns] = [countCells(head), countCells(dashes)]
    if (cells === columns) continue
    reportProblem(context, findInside(paragraph, source, index + found.length - dashes.length), {
      message: `this line has ${columns} ${columns === 1 ? 'cell' : 'cells'}, but the head of the table has ${cells}, so the table is text`,
      fix: 'give both lines the same number of cells, and write \\| for a | that is text',
    })
  }
}

/**
 * Reports cells without a column, which are not shown, and tables that are text because of their first two lines. A `|`
 * in code also starts a cell.
 */
export const remarkTableProblems: Plugin<[CompileContext], Root> = (context) => (tree) => {
  visit(tree, 'paragraph', (paragraph) => checkHead(context, paragraph))
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
