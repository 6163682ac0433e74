import { Flame, Info, Lightbulb, StickyNote, TriangleAlert } from 'lucide'
import { cn } from '@/lib/core/cn'
import { toTokens } from './highlight'
import type { Inline } from './parse-inline'
import type { AdmonitionName, Block } from './parse-markdown'
import { Icon } from '../ui/icon'

const admonitions = {
  note: { title: 'Note', icon: StickyNote },
  tip: { title: 'Tip', icon: Lightbulb },
  info: { title: 'Info', icon: Info },
  warning: { title: 'Warning', icon: TriangleAlert },
  danger: { title: 'Danger', icon: Flame },
} satisfies Record<AdmonitionName, object>

/** Headings are one level deeper here because the home page has its own `h1`. */
const headingTags = ['h2', 'h3', 'h4', 'h5', 'h6', 'h6'] as const

const inlineTags = { code: 'code', strong: 'strong', emphasis: 'em', link: 'span' } as const

function InlineContent({ inlines }: { inlines: Inline[] }) {
  return inlines.map((inline, index) => {
    if (inline.kind === 'text') return inline.text
    const Tag = inlineTags[inline.kind]
    return (
      <Tag key={index} className={cn(inline.kind === 'link' && 'mini-link')}>
        {'text' in inline ? inline.text : <InlineContent inlines={inline.children} />}
      </Tag>
    )
  })
}

function CodeBlock({ title, text }: { title: string | undefined; text: string }) {
  return (
    <figure className="code">
      {title && <figcaption>{title}</figcaption>}
      <pre tabIndex={0}>
        <code>
          {toTokens(text).map((token, index) => (
            <span key={index} className={token.className}>
              {token.text}
            </span>
          ))}
        </code>
      </pre>
    </figure>
  )
}

function BlockContent({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
    case 'paragraph': {
      const Tag = block.kind === 'paragraph' ? 'p' : (headingTags[block.level - 1] ?? 'h6')
      return (
        <Tag>
          <InlineContent inlines={block.children} />
        </Tag>
      )
    }
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul'
      return (
        <List>
          {block.items.map((item, index) => (
            <li key={index}>
              <InlineContent inlines={item} />
            </li>
          ))}
        </List>
      )
    }
    case 'code':
      return <CodeBlock title={block.title} text={block.text} />
    case 'admonition': {
      const { title, icon } = admonitions[block.name]
      return (
        <div className="admonition" data-kind={block.name} role="note">
          <p className="admonition-title">
            <span>
              <Icon icon={icon} size={18} />
            </span>
            {block.title || title}
          </p>
          <MarkdownBlocks blocks={block.blocks} />
        </div>
      )
    }
  }
}

/** Renders parsed Markdown as elements. Nothing that a reader types is inserted as HTML. */
export function MarkdownBlocks({ blocks }: { blocks: Block[] }) {
  return blocks.map((block, index) => <BlockContent key={index} block={block} />)
}
