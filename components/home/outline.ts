import { toPlainText } from './parse-inline'
import type { Block } from './parse-markdown'

export type Outline = {
  /** Title of the page and label of its sidebar entry. */
  title: string
  /** Whether the text itself starts with the title; if not, the page shows it above the text. */
  hasTitle: boolean
  /** Entries of the table of contents: headings of level 2 and 3. */
  entries: { level: number; text: string }[]
}

/** What a site derives from a page: as the framework does, the title is a leading `#` heading or else the id. */
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
