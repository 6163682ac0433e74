import type { Element, Root } from 'hast'
import type { Plugin } from 'unified'
import type { VFileMessage } from 'vfile-message'
import type { CompileContext, Place, Positioned } from '../core/context'
import { toPlace } from '../core/context'
import { visit } from '../core/visit'
import { toStyleClass } from './sheets'

/** Returns the position in a formula where KaTeX stopped. Its errors contain an offset into the text. */
function findErrorPlace(context: CompileContext, message: VFileMessage): Place {
  // In `<pre><code>`, only the outer element has a position.
  const formula = message.ancestors?.findLast((node) => node.position) as Positioned | undefined
  const start = toPlace(context, formula ?? {})
  const source = context.sources.get(start.path) ?? []
  const element = message.ancestors?.at(-1) as Element | undefined
  const [text] = element?.children ?? []
  const offset = (message.cause as { position?: unknown } | undefined)?.position
  if (typeof offset !== 'number' || text?.type !== 'text') return start
  const [first = '', ...others] = text.value.slice(0, offset).split('\n').reverse()
  const isBlock = element?.properties.className?.toString().includes('math-display') ?? false
  const line = start.line + others.length + (isBlock ? 1 : 0)
  if (others.length > 0 || isBlock) {
    const indentation = /^\s*/.exec(source[line - 1] ?? '')?.[0]
    const written = text.value.split('\n')[others.length] ?? ''
    const own = /^\s*/.exec(written)?.[0].length ?? 0
    return { ...start, line, column: first.length + 1 + (indentation?.length ?? 0) - own }
  }
  const opening = source[line - 1]?.slice(start.column - 1) ?? ''
  const dollars = /^\$+/.exec(opening)?.[0].length ?? 1
  return { ...start, line, column: start.column + dollars + first.length }
}

/**
 * Turns KaTeX's warnings, which would leave red text on the page, into problems at their position in the formula, and
 * its styles into classes of the page: `<span style="height:1em">` into `<span class="m1a2b3c4d">`.
 */
export const rehypeMath: Plugin<[CompileContext], Root> = (context) => (tree, file) => {
  for (const message of file.messages) {
    if (message.source !== 'rehype-katex') continue
    const cause = message.cause instanceof Error ? message.cause.message : message.reason
    context.findings.problems.push({
      ...findErrorPlace(context, message),
      message: cause.replace(/^KaTeX parse error: /, 'KaTeX: '),
      fix: 'correct the formula, or write \\$ if the dollar sign is text',
    })
  }
  visit(tree, 'element', ({ properties }) => {
    const { style, className } = properties
    // No other element has a style, because those of authors are problems.
    if (typeof style !== 'string') return
    context.math.add(style)
    properties.className = [...(Array.isArray(className) ? className : []), toStyleClass(style)]
    delete properties.style
  })
}
