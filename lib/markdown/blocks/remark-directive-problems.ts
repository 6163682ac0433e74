import type { Code, Parents, Root, Text } from 'mdast'
import type { ContainerDirective } from 'mdast-util-directive'
import type { Plugin } from 'unified'
import type { CompileContext } from '../core/context'
import { getSource, reportProblem } from '../core/context'
import { blockPrefix } from '../core/mdx-syntax'
import { visit } from '../core/visit'

const fencePattern = new RegExp(`^${blockPrefix}(:{3,})(.*)$`)

/** Returns the colons that an admonition starts with. */
function getColons(context: CompileContext, directive: ContainerDirective): string {
  return /^:+/.exec(getSource(context, directive))?.[0] ?? ':::'
}

/** Whether an admonition or a fenced block of code ends with a line of at least as many signs as it starts with. */
function isClosed(context: CompileContext, block: ContainerDirective | Code): boolean {
  const source = getSource(context, block)
  const [opening = ''] = /^(?::+|`{3,}|~{3,})/.exec(source) ?? []
  const [, closing = ''] = /\n[ \t>]*(:{3,}|`{3,}|~{3,})[ \t]*$/.exec(source) ?? []
  return closing.startsWith(opening)
}

/** Whether an admonition ends with a code block that isn't closed itself. */
function endsInCode(context: CompileContext, directive: ContainerDirective): boolean {
  let last: Parents['children'][number] | undefined = directive
  while (last && 'children' in last) last = last.children.at(-1)
  return last?.type === 'code' && !last.data?.derived && !isClosed(context, last)
}

/**
 * Reports colons in a code block that close the admonition around it. The end of the code block then starts another one.
 */
function checkCode(
  context: CompileContext,
  directive: ContainerDirective,
  next: Parents['children'][number] | undefined,
): void {
  if (!endsInCode(context, directive)) return
  const colons = getColons(context, directive)
  reportProblem(context, directive, {
    message: `a "${colons}" in a code block closes the admonition "${colons}${directive.name}"`,
    fix: `open the admonition with "${colons}:${directive.name}" and close it with "${colons}:", or close the code block above, if the colons are not code`,
  })
  if (next?.type === 'code') next.data = { ...next.data, derived: true }
}

/**
 * Reports a `:::note` that is never closed, which contains the rest of the page, or that the end of another one or of
 * code inside closes, and lines of colons that neither open nor close an admonition, which are shown as text.
 */
export const remarkDirectiveProblems: Plugin<[CompileContext], Root> = (context) => (tree) => {
  /** Lines of colons that were reported. The next one without a name, which was meant to end them, is a consequence. */
  const endings: { file: string; line: number }[] = []
  visit(tree, 'containerDirective', (directive: ContainerDirective, index = 0, parent) => {
    if (isClosed(context, directive)) {
      checkCode(context, directive, parent?.children[index + 1])
      return
    }
    const own = getColons(context, directive)
    const isOuter = parent?.type === 'containerDirective' && isClosed(context, parent)
    const colons = isOuter ? getColons(context, parent) : ''
    // Fewer colons inside can be closed on their own.
    if (isOuter && colons.length <= own.length) {
      const { position } = parent
      if (position) endings.push({ file: position.file ?? context.page, line: position.end.line })
      reportProblem(context, parent, {
        message: `the admonition "${colons}${parent.name}" is not closed before "${own}${directive.name}", whose end closes it`,
        fix: `close it above with a line "${colons}", or open and close it with "${colons}:", if the other one is part of it`,
      })
      return
    }
    const { line = 0, column = 1 } = directive.position?.start ?? {}
    endings.push({ file: directive.position?.file ?? context.page, line })
    reportProblem(context, directive, {
      message: `the admonition "${own}${directive.name}" is not closed`,
      fix: `close it with a line \`${own}\`; ${
        column > 1
          ? 'in a list or a quote, all lines of it start like this one'
          : 'an admonition around others needs more colons than they have'
      }`,
    })
  })
  visit(tree, 'text', ({ value, position }: Text, _index, parent) => {
    if (!position || !value.includes(':::')) return
    // The line of a title does open an admonition.
    if (parent?.type === 'paragraph' && parent.data?.directiveLabel) return
    const file = position.file ?? context.page
    const lines = context.sources.get(file) ?? []
    value.split('\n').forEach((_, index) => {
      const line = position.start.line + index
      const [whole = '', colons, rest = ''] = fencePattern.exec(lines[line - 1] ?? '') ?? []
      if (colons === undefined) return
      const ending = endings.findIndex((each) => each.file === file && each.line < line)
      const isEnd = rest.trim() === ''
      if (isEnd && ending !== -1) {
        endings.splice(ending, 1)
        return
      }
      if (!isEnd) endings.push({ file, line })
      const column = whole.length - colons.length - rest.length + 1
      reportProblem(
        context,
        { position: { ...position, start: { line, column } } },
        isEnd
          ? {
              message: `"${colons}" does not close an admonition`,
              fix: 'remove it, or open an admonition above',
            }
          : {
              message: `"${colons}${rest}" does not open an admonition`,
              fix: 'write the name of its kind directly after the colons, and the whole title in brackets, as in `:::note[Title]`; its last line has only colons',
            },
      )
    })
  })
}
