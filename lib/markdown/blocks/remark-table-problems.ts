import type { Root } from 'mdast'
import type { Plugin } from 'unified'
import type { CompileContext } from '../core/context'
import { reportProblem } from '../core/context'
import { visit } from '../core/visit'

/** Reports cells without a column, which are not shown. A `|` in code also starts one. */
export const remarkTableProblems: Plugin<[CompileContext], Root> = (context) => (tree) => {
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
