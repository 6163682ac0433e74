import { parseInline, type Inline } from './parse-inline'

const admonitionNames = ['note', 'tip', 'info', 'warning', 'danger'] as const

export type AdmonitionName = (typeof admonitionNames)[number]

/** A block of the demo's page. */
export type Block =
  | { kind: 'heading'; level: number; children: Inline[] }
  | { kind: 'paragraph'; children: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] }
  | { kind: 'code'; title: string | undefined; text: string }
  | { kind: 'admonition'; name: AdmonitionName; title: string | undefined; blocks: Block[] }

const HEADING = /^(#{1,6})\s+(.*?)\s*#*$/
const FENCE = /^```(.*)$/
const FENCE_END = /^```\s*$/
const ADMONITION = new RegExp(`^:::(${admonitionNames.join('|')})(?:\\[(.*)\\])?\\s*$`)
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

/** Reads the list that starts at a line. Nested items become items of the same list. */
function readList(lines: string[], start: number): { block: Block; next: number } {
  const ordered = ITEM.exec(lines[start] ?? '')?.[1] !== undefined
  const items: string[] = []
  let next = start
  for (; next < lines.length; next++) {
    const line = lines[next]
    const item = ITEM.exec(line ?? '')
    if (item && (item[1] !== undefined) === ordered) items.push(item[2] ?? '')
    else if (!item && isPlain(line)) items.push(`${items.pop() ?? ''} ${line.trim()}`)
    else break
  }
  return { block: { kind: 'list', ordered, items: items.map(parseInline) }, next }
}

function parseLines(lines: string[]): Block[] {
  const blocks: Block[] = []
  let at = 0
  while (at < lines.length) {
    const line = lines[at] ?? ''
    const [, marks, heading] = HEADING.exec(line) ?? []
    const [, info] = FENCE.exec(line) ?? []
    const [, name, title] = ADMONITION.exec(line) ?? []
    if (line.trim() === '') {
      at += 1
    } else if (marks !== undefined) {
      blocks.push({ kind: 'heading', level: marks.length, children: parseInline(heading ?? '') })
      at += 1
    } else if (info !== undefined) {
      const end = findLine(lines, at + 1, FENCE_END)
      const text = lines.slice(at + 1, end).join('\n')
      blocks.push({ kind: 'code', title: /\btitle="([^"]*)"/.exec(info)?.[1], text })
      at = end + 1
    } else if (name !== undefined) {
      const end = findLine(lines, at + 1, ADMONITION_END)
      const inner = parseLines(lines.slice(at + 1, end))
      blocks.push({ kind: 'admonition', name: name as AdmonitionName, title, blocks: inner })
      at = end + 1
    } else if (ITEM.test(line)) {
      const { block, next } = readList(lines, at)
      blocks.push(block)
      at = next
    } else {
      const start = at
      while (isPlain(lines[at])) at += 1
      blocks.push({ kind: 'paragraph', children: parseInline(lines.slice(start, at).join(' ')) })
    }
  }
  return blocks
}

/**
 * Parses the part of Markdown that the demo on the home page supports: headings, paragraphs, emphasis, code, links,
 * flat lists, fences and admonitions. Anything else becomes a paragraph; nothing throws.
 */
export function parseMarkdown(source: string): Block[] {
  return parseLines(source.split(/\r\n?|\n/))
}
