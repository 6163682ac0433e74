import type { ElementContent, Root, RootContent } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { toString } from 'hast-util-to-string'
import type { Plugin } from 'unified'
import { toComponent } from '../core/jsx-props'

type Node = RootContent | ElementContent

/** Elements whose children may be wrapped in a `<div>` without becoming invalid HTML. */
const flowContainers = new Set(['div', 'blockquote', 'li', 'section', 'details', 'article', 'dd'])

/** Whether a node must stay a child of its parent, as `<summary>` in `<details>`. */
const isBound = (node: Node) => node.type === 'element' && node.tagName === 'summary'

function isStatic(node: Node): boolean {
  if (node.type === 'element') return node.children.every(isStatic)
  return node.type === 'text' || node.type === 'comment'
}

/**
 * Replaces runs of blocks without components with `<StaticHtml html="…" />`. Prose then needs neither a React tree nor
 * hydration. Only components remain JSX, and text alone, which some of them read.
 */
export const rehypeStaticHtml: Plugin<[], Root> = () => (tree) => {
  const collapse = (nodes: Node[]): Node[] => {
    const result: Node[] = []
    let run: Node[] = []
    const flush = () => {
      if (run.some(({ type }) => type === 'element')) {
        result.push(toComponent('StaticHtml', { html: toHtml(run) }, []))
      } else if (run.some((node) => node.type === 'text' && node.value.trim())) {
        result.push({ type: 'text', value: toString({ type: 'root', children: run }) })
      }
      run = []
    }
    for (const node of nodes) {
      if (isStatic(node) && !isBound(node)) {
        run.push(node)
        continue
      }
      flush()
      if (node.type === 'mdxJsxFlowElement') {
        node.children = collapse(node.children) as typeof node.children
      } else if (node.type === 'element' && flowContainers.has(node.tagName)) {
        node.children = collapse(node.children) as ElementContent[]
      }
      result.push(node)
    }
    flush()
    return result
  }
  tree.children = collapse(tree.children)
}
