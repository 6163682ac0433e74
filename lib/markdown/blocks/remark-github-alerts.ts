import type { Blockquote, Root, RootContent } from 'mdast'
import type { ContainerDirective } from 'mdast-util-directive'
import type { Plugin } from 'unified'
import { visit } from '../core/visit'
import { findSuggestion } from '@/lib/core/problem'
import type { CompileContext } from '../core/context'
import { reportProblem } from '../core/context'

const alerts = ['note', 'tip', 'important', 'warning', 'caution']

/** Removes `[!NAME]`, which must be the entire first line, from a quote and returns the name. */
function extractName(quote: Blockquote): string | undefined {
  const first = quote.children[0]
  const text = first?.type === 'paragraph' ? first.children[0] : undefined
  if (first?.type !== 'paragraph' || text?.type !== 'text') return undefined
  const match = /^\[!([a-z]+)\][ \t]*(\n|$)/i.exec(text.value)
  if (!match) return undefined
  const after = first.children[1]
  if (match[2] === '' && after && after.type !== 'break') return undefined
  text.value = text.value.slice(match[0].length)
  // A line break after the name, written as two spaces or a backslash, is not part of the text.
  if (match[2] === '' && after) first.children.splice(1, 1)
  if (text.value === '') first.children.shift()
  if (first.children.length === 0) quote.children.shift()
  return match[1]
}

/** Turns `> [!NOTE]` and the lines of the quote below it into the directive of `:::note`, for `remarkAdmonitions`. */
export const remarkGithubAlerts: Plugin<[CompileContext], Root> = (context) => (tree) => {
  visit(tree, 'blockquote', (quote, index, parent) => {
    const name = extractName(quote)
    if (!name || !parent || index === undefined) return
    if (!alerts.includes(name.toLowerCase())) {
      reportProblem(context, quote, {
        message: `unknown alert "[!${name}]"`,
        fix: `use one of ${alerts.map((alert) => alert.toUpperCase()).join(', ')}`,
        suggestion: findSuggestion(name.toLowerCase(), alerts)?.toUpperCase(),
      })
      return
    }
    const directive: ContainerDirective = {
      type: 'containerDirective',
      name: name.toLowerCase(),
      attributes: {},
      children: quote.children,
      position: quote.position,
    }
    ;(parent.children as RootContent[])[index] = directive
    // Visits the children of the directive, since alerts may be nested.
    return index
  })
}
