import { Flame, Info, Lightbulb, StickyNote, TriangleAlert } from 'lucide'
import type { Nodes, Parents, Root } from 'mdast'
import type { ContainerDirective } from 'mdast-util-directive'
import { directiveFromMarkdown } from 'mdast-util-directive'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { toString } from 'mdast-util-to-string'
import { directive } from 'micromark-extension-directive'
import type { ReactNode } from 'react'
import { Fragment } from 'react'
import { Icon } from '../ui/icon'
import { toTokens } from './highlight'

const admonitions = {
  note: { title: 'Note', icon: StickyNote },
  tip: { title: 'Tip', icon: Lightbulb },
  info: { title: 'Info', icon: Info },
  warning: { title: 'Warning', icon: TriangleAlert },
  danger: { title: 'Danger', icon: Flame },
}

/** Headings are one level deeper here because the home page has its own `h1`. */
const headingTags = ['h2', 'h3', 'h4', 'h5', 'h6', 'h6'] as const

/** Parses Markdown with directives, such as admonitions. HTML blocks and definitions become paragraphs. */
export function parseMarkdown(source: string): Root {
  return fromMarkdown(source, {
    extensions: [directive(), { disable: { null: ['htmlFlow', 'definition'] } }],
    mdastExtensions: [directiveFromMarkdown()],
  })
}

/** Whether a node is the title of an admonition. */
const isLabel = ({ data }: Nodes) => data !== undefined && 'directiveLabel' in data

type AdmonitionProps = { node: ContainerDirective; children: ReactNode }

function Admonition({ node: { name, children: nodes }, children }: AdmonitionProps) {
  const { title, icon } = admonitions[name as keyof typeof admonitions]
  return (
    <div className="admonition" data-kind={name} role="note">
      <p className="admonition-title">
        <span>
          <Icon icon={icon} size={18} />
        </span>
        {toString(nodes.find(isLabel)) || title}
      </p>
      {children}
    </div>
  )
}

/** Renders a node, given what it contains and the text that it was parsed from. */
type Render<Node> = (node: Node, content: ReactNode, text: string) => ReactNode

type Renderers = { [Kind in Nodes['type']]?: Render<Extract<Nodes, { type: Kind }>> }

const renderers: Renderers = {
  text: ({ value }) => value,
  inlineCode: ({ value }) => <code>{value}</code>,
  emphasis: (_, content) => <em>{content}</em>,
  strong: (_, content) => <strong>{content}</strong>,
  link: (_, content) => <span className="mini-link">{content}</span>,
  break: () => <br />,
  paragraph: (_, content) => <p>{content}</p>,
  blockquote: (_, content) => <blockquote>{content}</blockquote>,
  list: ({ ordered }, content) => (ordered ? <ol>{content}</ol> : <ul>{content}</ul>),
  listItem: (_, content) => <li>{content}</li>,
  thematicBreak: () => <hr />,
  heading({ depth }, content) {
    const Tag = headingTags[depth - 1] ?? 'h6'
    return <Tag>{content}</Tag>
  },
  code({ meta, value }) {
    const title = /\btitle="([^"]*)"/.exec(meta ?? '')?.[1]
    return (
      <figure className="code">
        {title && <figcaption>{title}</figcaption>}
        <pre tabIndex={0}>
          <code>
            {toTokens(value).map(({ className, text }, index) => (
              <span key={index} className={className}>
                {text}
              </span>
            ))}
          </code>
        </pre>
      </figure>
    )
  },
  containerDirective: (node, content, text) =>
    Object.hasOwn(admonitions, node.name) ? (
      <Admonition node={node}>{content}</Admonition>
    ) : (
      <p>{text}</p>
    ),
  leafDirective: (_, __, text) => <p>{text}</p>,
}

function renderNode(node: Nodes, source: string): ReactNode {
  const render = renderers[node.type] as Render<Nodes> | undefined
  const content = 'children' in node && renderMarkdown(node, source)
  const text = source.slice(node.position?.start.offset, node.position?.end.offset)
  // What has no renderer is shown as it was typed.
  return render ? render(node, content, text) : text
}

/**
 * Renders what a node contains. Nothing that a reader types is inserted as HTML.
 * @param source text that the node was parsed from
 */
export function renderMarkdown(node: Parents, source: string): ReactNode {
  const isTight = node.type === 'listItem' && !node.spread
  const children = node.children.flatMap((child): Nodes[] => {
    if (isLabel(child)) return []
    return isTight && child.type === 'paragraph' ? child.children : [child]
  })
  return children.map((child, index) => (
    <Fragment key={index}>{renderNode(child, source)}</Fragment>
  ))
}
