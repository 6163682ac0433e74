import type { Root } from 'mdast'
import { directiveFromMarkdown } from 'mdast-util-directive'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { toString } from 'mdast-util-to-string'
import { directive } from 'micromark-extension-directive'

/** Parses the Markdown of the demo on the home page: CommonMark with admonitions. */
export function parseMarkdown(source: string): Root {
  return fromMarkdown(source, {
    // Without directives in text, which would take the colon of `10:a`.
    extensions: [{ flow: directive().flow }],
    mdastExtensions: [directiveFromMarkdown()],
  })
}

export type Outline = {
  /** Title of the page and label of its sidebar entry. */
  title: string
  /** Whether the text starts with the title. If not, the page shows the title above the text. */
  hasTitle: boolean
  /** Table of contents entries: headings of levels 2 and 3. */
  entries: { level: number; text: string }[]
}

/**
 * Derives title and table of contents from a page. As in the framework, the title is a leading `#` heading, or else the
 * id.
 */
export function toOutline({ children }: Root, id: string): Outline {
  const [first] = children
  const ownTitle = first?.type === 'heading' && first.depth === 1 ? toString(first) : ''
  return {
    title: ownTitle || id,
    hasTitle: ownTitle !== '',
    entries: children.flatMap((node) =>
      node.type === 'heading' && (node.depth === 2 || node.depth === 3)
        ? [{ level: node.depth, text: toString(node) }]
        : [],
    ),
  }
}
