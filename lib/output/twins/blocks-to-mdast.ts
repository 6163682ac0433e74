import type { PhrasingContent, Root, RootContent, TableRow } from 'mdast'
import { toPackageCommands } from '@/lib/core/package-commands'
import type { Block, Line } from '@/lib/records/blocks'
import type { PageOf } from '@/lib/records/site-page'

function toPhrasing(line: Line): PhrasingContent[] {
  return line.map(({ text, isCode, href }) => {
    const content = { type: isCode ? ('inlineCode' as const) : ('text' as const), value: text }
    return href === undefined ? content : { type: 'link', url: href, children: [content] }
  })
}

const toParagraph = (children: PhrasingContent[]) => ({ type: 'paragraph' as const, children })

const toRow = (cells: Line[]): TableRow => ({
  type: 'tableRow',
  children: cells.map((line) => ({ type: 'tableCell', children: toPhrasing(line) })),
})

function toContent(block: Block): RootContent[] {
  switch (block.kind) {
    case 'heading':
      return [{ type: 'heading', depth: block.level, children: toPhrasing(block.line) }]
    case 'paragraph':
      return [toParagraph(toPhrasing(block.line))]
    case 'list': {
      const items = block.items.map((line) => [toParagraph(toPhrasing(line))])
      const children = items.map((content) => ({ type: 'listItem' as const, children: content }))
      return [{ type: 'list', spread: false, children }]
    }
    case 'table': {
      const head = block.head.map((text) => [{ text }])
      return [{ type: 'table', children: [head, ...block.rows].map(toRow) }]
    }
    case 'command':
      return [{ type: 'code', lang: 'bash', value: block.code }]
    case 'commands':
      return toPackageCommands(block.npm).flatMap(({ name, code }): RootContent[] => [
        toParagraph([{ type: 'strong', children: [{ type: 'text', value: name }] }]),
        { type: 'code', lang: 'bash', value: code },
      ])
  }
}

/** Converts the text of a page that is made from data. Its links are as they are served. */
export function blocksToMdast(page: PageOf<'category' | 'upgrade' | 'upgrade-pair'>): Root {
  const blocks =
    page.kind === 'category'
      ? page.cards.flatMap(({ label, href, description }): Block[] => [
          { kind: 'heading', level: 2, id: '', line: [{ text: label, href }] },
          { kind: 'paragraph', line: [{ text: description }] },
        ])
      : page.blocks
  return { type: 'root', children: blocks.flatMap(toContent) }
}
