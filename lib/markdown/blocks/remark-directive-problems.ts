import type { Root, Text } from 'mdast'
import type { ContainerDirective } from 'mdast-util-directive'
import type { Plugin } from 'unified'
import type { CompileContext } from '../core/context'
import { getSource, reportProblem } from '../core/context'
import { blockPrefix } from '../core/mdx-syntax'
import { visit } from '../core/visit'

const fencePattern = new RegExp(`^${blockPrefix}(:{3,})(.*)$`)

/** Whether the source of an admonition ends with a line of at least as many colons as it starts with. */
function isClosed(source: string): boolean {
  const [opening = ''] = /^:+/.exec(source) ?? []
  const [, closing = ''] = /\n(?:[ \t>])*(:{3,})[ \t]*$/.exec(source) ?? []
  return closing.length >= opening.length
}

/**
 * Reports a `:::note` that is never closed, which contains the rest of the page, and lines of colons that neither open
 * nor close an admonition, which are shown as text.
 */
export const remarkDirectiveProblems: Plugin<[CompileContext], Root> = (context) => (tree) => {
  visit(tree, 'containerDirective', (directive: ContainerDirective) => {
    if (isClosed(getSource(context, directive))) return
    reportProblem(context, directive, {
      message: `the admonition ":::${directive.name}" is not closed`,
      fix: 'close it with a line `:::`; an admonition around others needs more colons than they have',
    })
  })
  visit(tree, 'text', ({ value, position }: Text) => {
    if (!position || !value.includes(':::')) return
    const lines = context.sources.get(position.file ?? context.page) ?? []
    value.split('\n').forEach((_, index) => {
      const line = position.start.line + index
      const [whole = '', colons, rest = ''] = fencePattern.exec(lines[line - 1] ?? '') ?? []
      if (colons === undefined) return
      const column = whole.length - colons.length - rest.length + 1
      reportProblem(
        context,
        { position: { ...position, start: { line, column } } },
        rest.trim() === ''
          ? {
              message: `"${colons}" does not close an admonition`,
              fix: 'remove it, or open an admonition above',
            }
          : {
              message: `"${colons}${rest}" does not open an admonition`,
              fix: 'write the name of its kind directly after the colons, as in `:::note`',
            },
      )
    })
  })
}
