import { Flame, Info, Lightbulb, StickyNote, TriangleAlert } from 'lucide'
import type { ReactNode } from 'react'
import { toTokens } from './highlight'
import { InlineMarkdown, toPlainText } from './inline-markdown'
import { Icon } from '../ui/icon'

const admonitions = {
  note: { title: 'Note', icon: StickyNote },
  tip: { title: 'Tip', icon: Lightbulb },
  info: { title: 'Info', icon: Info },
  warning: { title: 'Warning', icon: TriangleAlert },
  danger: { title: 'Danger', icon: Flame },
}

type AdmonitionName = keyof typeof admonitions

/** Headings are one level deeper here because the home page has its own `h1`. */
const headingTags = ['h2', 'h3', 'h4', 'h5', 'h6', 'h6'] as const

const HEADING = /^(#{1,6})\s+(.*?)\s*#*$/
const FENCE = /^```(.*)$/
const FENCE_END = /^```\s*$/
const ADMONITION = new RegExp(`^:::(${Object.keys(admonitions).join('|')})(?:\\[(.*)\\])?\\s*$`)
const ADMONITION_END = /^:::\s*$/
const ITEM = /^\s*(?:[-*+]|(\d+)[.)])\s+(.*)$/

/** Returns the index of the first matching line from `start`, or the number of lines if none matches. */
function findLine(lines: string[], start: number, pattern: RegExp): number {
  const found = lines.findIndex((line, index) => index >= start && pattern.test(line))
  return found === -1 ? lines.length : found
}

function isPlain(line: string | undefined): line is string {
  return !!line?.trim() && ![HEADING, FENCE, ADMONITION, ITEM].some((pattern) => pattern.test(line))
}

/** Reads the items of the list that starts at a line. Nested items become items of the same list. */
function readItems(lines: string[], start: number, ordered: boolean) {
  const items: string[] = []
  let next = start
  for (; next < lines.length; next++) {
    const line = lines[next]
    const item = ITEM.exec(line ?? '')
    if (item && (item[1] !== undefined) === ordered) items.push(item[2] ?? '')
    else if (!item && isPlain(line)) items.push(`${items.pop() ?? ''} ${line.trim()}`)
    else break
  }
  return { items, next }
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

type AdmonitionProps = { name: AdmonitionName; title: string | undefined; children: ReactNode }

function Admonition({ name, title, children }: AdmonitionProps) {
  return (
    <div className="admonition" data-kind={name} role="note">
      <p className="admonition-title">
        <span>
          <Icon icon={admonitions[name].icon} size={18} />
        </span>
        {title || admonitions[name].title}
      </p>
      {children}
    </div>
  )
}

/** The page for a text. */
type RenderedPage = {
  blocks: ReactNode[]
  /** Its headings, without markup. The title is one of level 1 at the start. */
  headings: { level: number; text: string; isTitle: boolean }[]
}

function renderLines(lines: string[]): RenderedPage {
  const blocks: ReactNode[] = []
  const headings: RenderedPage['headings'] = []
  let at = 0
  while (at < lines.length) {
    const start = at
    const line = lines[at] ?? ''
    const [, marks, heading = ''] = HEADING.exec(line) ?? []
    const [, info] = FENCE.exec(line) ?? []
    const [, name, title] = ADMONITION.exec(line) ?? []
    const item = ITEM.exec(line)
    if (line.trim() === '') {
      at += 1
    } else if (marks !== undefined) {
      const { length: level } = marks
      const Tag = headingTags[level - 1] ?? 'h6'
      const isTitle = level === 1 && blocks.length === 0
      headings.push({ level, text: toPlainText(heading), isTitle })
      blocks.push(
        <Tag key={start}>
          <InlineMarkdown text={heading} />
        </Tag>,
      )
      at += 1
    } else if (info !== undefined) {
      const end = findLine(lines, at + 1, FENCE_END)
      const text = lines.slice(at + 1, end).join('\n')
      blocks.push(<CodeBlock key={start} title={/\btitle="([^"]*)"/.exec(info)?.[1]} text={text} />)
      at = end + 1
    } else if (name !== undefined) {
      const end = findLine(lines, at + 1, ADMONITION_END)
      blocks.push(
        <Admonition key={start} name={name as AdmonitionName} title={title}>
          {renderLines(lines.slice(at + 1, end)).blocks}
        </Admonition>,
      )
      at = end + 1
    } else if (item) {
      const List = item[1] === undefined ? 'ul' : 'ol'
      const { items, next } = readItems(lines, at, List === 'ol')
      blocks.push(
        <List key={start}>
          {items.map((text, index) => (
            <li key={index}>
              <InlineMarkdown text={text} />
            </li>
          ))}
        </List>,
      )
      at = next
    } else {
      while (isPlain(lines[at])) at += 1
      blocks.push(
        <p key={start}>
          <InlineMarkdown text={lines.slice(start, at).join(' ')} />
        </p>,
      )
    }
  }
  return { blocks, headings }
}

/**
 * Renders the part of Markdown that the demo on the home page supports: headings, paragraphs, emphasis, code, links,
 * flat lists, fences and admonitions. Anything else becomes a paragraph; nothing throws, and nothing that a reader
 * types is inserted as HTML.
 */
export function renderMarkdown(source: string): RenderedPage {
  return renderLines(source.split(/\r\n?|\n/))
}
