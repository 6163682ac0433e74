import type { Element, Root } from 'hast'
import type { Plugin } from 'unified'
import type { VFileMessage } from 'vfile-message'
import type { CompileContext, Place } from '../core/context'
import { getSource, toPlace } from '../core/context'
import { visit } from '../core/visit'
import { toStyleClass } from './sheets'

/** Returns the position in a formula where KaTeX stopped. Its errors contain an offset into the text. */
function findErrorPlace(context: CompileContext, { ancestors = [], cause }: VFileMessage): Place {
  // In `<pre><code>`, only the outer element has a position.
  const formula = ancestors.findLast((node) => node.position)
  const start = toPlace(context, formula ?? {})
  const element = ancestors.at(-1) as Element | undefined
  const [text] = element?.children ?? []
  const offset = (cause as { position?: unknown } | undefined)?.position
  if (!formula || typeof offset !== 'number' || text?.type !== 'text') return start
  const [before = '', ...others] = text.value.slice(0, offset).split('\n').reverse()
  const isBlock = element?.properties.className?.toString().includes('math-display') ?? false
  const at = others.length + (isBlock ? 1 : 0)
  // What the author wrote has dollar signs or indentation before it.
  const written = getSource(context, formula).split('\n')[at] ?? ''
  const own = written.indexOf(text.value.split('\n')[others.length] ?? '')
  const column = (at === 0 ? start.column : 1) + Math.max(own, 0) + before.length
  return { ...start, line: start.line + at, column }
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
  const styles = new Set<string>()
  visit(tree, 'element', ({ properties }) => {
    const { style, className } = properties
    // No other element has a style, because those of authors are problems.
    if (typeof style !== 'string') return
    styles.add(style)
    properties.className = [...(Array.isArray(className) ? className : []), toStyleClass(style)]
    delete properties.style
  })
  if (styles.size > 0) context.findings.math = [...styles]
}
