import { createProcessor } from '@mdx-js/mdx'
import type { Nodes } from 'mdast'
import { visit } from './visit'
import type { VFileMessage } from 'vfile-message'
import type { Problem } from '@/lib/problems/problem'

/** Returns the problem for a message of the Markdown parser. */
export function toSyntaxProblem(path: string, message: VFileMessage): Problem {
  const place = message.place
  const start = place && 'start' in place ? place.start : place
  const reason = message.reason.replace(/[\s.]+$/, '')
  // Some messages contain the position only in their text: "(3:1-3:10)".
  const [, line, column] = /(\d+):(\d+)/.exec(reason) ?? []
  return {
    path,
    line: start?.line ?? message.line ?? Number(line ?? 1),
    column: start?.column ?? message.column ?? Number(column ?? 1),
    message: reason,
    fix: reason.includes('closing tag')
      ? 'close the tag, or write `<` as &lt; if it is text'
      : 'escape `{` and `<` in text as \\{ and &lt;, or put them in `code`',
  }
}

function isExpression(node: Nodes): boolean {
  return node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression'
}

/**
 * Returns the problem for a body that does not compile. next-mdx-remote keeps only the text of an error, so the body is
 * parsed again to find its position.
 * @throws the error itself if a package of the compiler is missing, which the author can't correct
 */
export function findSyntaxProblem(path: string, body: string, error: unknown): Problem {
  const text = error instanceof Error ? error.message : String(error)
  if (/\bCannot find (?:module|package) /.test(text)) throw error
  let tree: Nodes
  try {
    tree = createProcessor().parse(body)
  } catch (cause) {
    return toSyntaxProblem(path, cause as VFileMessage)
  }
  const reason = text
    .split('\n')
    .find((line) => line.trim() && !line.startsWith('[next-mdx-remote]'))
    ?.replace(/[\s.]+$/, '')
  // A body that parses but does not compile contains invalid code. The error for a disallowed call names its
  // identifier.
  const names = [...text.matchAll(/[`'"](\w+)[`'"]|(\w+)\(\)/g)].map(
    ([, quoted, called]) => quoted ?? called ?? '',
  )
  let start = { line: 1, column: 1 }
  visit(tree, (node) => {
    if (start.line > 1 || !isExpression(node) || !node.position || !('value' in node)) return
    if (names.length === 0 || names.some((name) => node.value.includes(name))) {
      start = node.position.start
    }
  })
  const [, line, column] = /\b(\d+):(\d+)/.exec(text) ?? []
  return {
    path,
    line: line ? Number(line) : start.line,
    column: column ? Number(column) : start.column,
    message: reason ?? 'the body does not compile',
    fix: "remove the expression; content can't run code that accesses anything outside the page",
  }
}
