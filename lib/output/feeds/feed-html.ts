import type { Element, Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { visit } from 'unist-util-visit'
import { cleanHtml } from '../core/clean-html'

/**
 * Converts a post's HTML for feed readers. The result is also well-formed XML, and has no classes.
 * @param postUrl absolute URL of the post
 */
export function toFeedHtml(html: string, postUrl: string): string {
  const tree: Root = { type: 'root', children: cleanHtml(html, postUrl) }
  visit(tree, { type: 'element', tagName: 'code' } as const, ({ properties }: Element) => {
    delete properties.className
  })
  return toHtml(tree, { closeSelfClosing: true }).trim()
}
