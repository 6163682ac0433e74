import type { Block as BlockData, Line as LineData } from '@/lib/records/blocks'
import { Command, CommandTabs } from '../mdx/command-tabs'
import { Link } from '../ui/link'
import { Table } from '../ui/table'

function Line({ line }: { line: LineData }) {
  return line.map(({ text, isCode, href }, index) => {
    const content = isCode ? <code key={index}>{text}</code> : text
    return href === undefined ? (
      content
    ) : (
      <Link key={index} href={href} isServed>
        {content}
      </Link>
    )
  })
}

function Block({ block }: { block: BlockData }) {
  switch (block.kind) {
    case 'heading': {
      const Heading = `h${block.level}` as const
      return (
        <Heading id={block.id}>
          <Line line={block.line} />
        </Heading>
      )
    }
    case 'paragraph':
      return (
        <p>
          <Line line={block.line} />
        </p>
      )
    case 'list':
      return (
        <ul>
          {block.items.map((line, index) => (
            <li key={index}>
              <Line line={line} />
            </li>
          ))}
        </ul>
      )
    case 'table': {
      const rows = block.rows.map((row) =>
        row.map((line, index) => <Line key={index} line={line} />),
      )
      return <Table label={block.label} head={block.head} rows={rows} />
    }
    case 'command':
      return <Command code={block.code} />
    case 'commands':
      return <CommandTabs id={block.id} commands={block.npm} />
  }
}

/** The text of a page that is made from data. Its links are as they are served. */
export function Blocks({ blocks }: { blocks: BlockData[] }) {
  return blocks.map((block, index) => <Block key={index} block={block} />)
}
