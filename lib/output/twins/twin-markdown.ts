import type { Element } from 'hast'
import type { PhrasingContent } from 'mdast'
import type { Options } from 'rehype-remark'
import rehypeRemark from 'rehype-remark'
import remarkGfm from 'remark-gfm'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { findFormulaSource } from '@/lib/markdown/math/formula-source'
import { cleanHtml } from '../core/clean-html'

const handlers: Options['handlers'] = {
  math: (_state, node: Element) => {
    const dollars = node.properties.display === 'block' ? '$$' : '$'
    // Not text, in which a backslash would be escaped.
    return { type: 'html', value: dollars + findFormulaSource(node) + dollars }
  },
  // What is closed on the page is read like everything else.
  details: (state, node: Element) => state.all(node),
  summary: (state, node: Element) => ({
    type: 'paragraph',
    children: [{ type: 'strong', children: state.all(node) as PhrasingContent[] }],
  }),
}

const reader = unified().use(rehypeRemark, { handlers })

const writer = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', rule: '-' })

/**
 * Converts the HTML of a body to Markdown. Admonitions become quotes, and tabs follow each other below their labels.
 * @param url absolute URL of the page, which relative URLs are resolved against
 * @param toTwin returns the URL that a link leads to, given the absolute URL that it has on the page
 */
export function toMarkdown(html: string, url: string, toTwin: (url: string) => string): string {
  const tree = reader.runSync({ type: 'root', children: cleanHtml(html, url) })
  visit(tree, 'link', (link) => {
    link.url = toTwin(link.url)
  })
  return writer.stringify(tree)
}
