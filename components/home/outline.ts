import { toPlainText } from './parse-inline'
import type { Block } from './parse-markdown'

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
export function toOutline(blocks: Block[], id: string): Outline {
  const [first] = blocks
  const ownTitle = first?.kind === 'heading' && first.level === 1 ? toPlainText(first.children) : ''
  return {
    title: ownTitle || id,
    hasTitle: ownTitle !== '',
    entries: blocks.flatMap((block) =>
      block.kind === 'heading' && (block.level === 2 || block.level === 3)
        ? [{ level: block.level, text: toPlainText(block.children) }]
        : [],
    ),
  }
}
