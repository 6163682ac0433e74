import type { Root } from 'hast'
import type { Plugin } from 'unified'
import type { CompileContext } from '../core/context'

/** Turns KaTeX's warnings, which would leave red text on the page, into problems. */
export const rehypeMathProblems: Plugin<[CompileContext], Root> = (context) => (_tree, file) => {
  for (const message of file.messages) {
    if (message.source !== 'rehype-katex') continue
    const cause = message.cause instanceof Error ? message.cause.message : message.reason
    context.problems.push({
      path: context.path,
      line: message.line ?? 1,
      column: message.column ?? 1,
      message: cause.replace(/^KaTeX parse error: /, 'KaTeX: '),
      fix: 'correct the formula, or write \\$ if the dollar sign is text',
    })
  }
}
