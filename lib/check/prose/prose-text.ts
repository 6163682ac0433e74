import { createProcessor } from '@mdx-js/mdx'
import type { Nodes, Parents, PhrasingContent } from 'mdast'
import type { Position } from 'unist'
import remarkDirective from 'remark-directive'
import remarkMath from 'remark-math'
import type { PluggableList } from 'unified'
import { isMap, isScalar, isSeq, parseDocument, visit as visitYaml } from 'yaml'
import { toMdxSyntax } from '@/lib/markdown/core/mdx-syntax'
import { SKIP, visit } from '@/lib/markdown/core/visit'
import { normalizeText, toSourceText } from '@/lib/source/source-text'

/** Replaces each character of code and formulas. To the sentence splitter, they look like one capitalized word. */
export const CODE_MARK = 'Ⓧ'

/** A paragraph, heading, table cell, alt text, or text in YAML. */
export type ProseBlock = {
  /** `title` is a title in YAML. `field` is an alt text or any other text in YAML. */
  kind: 'text' | 'heading' | 'field' | 'title'
  /** The prose, as long as its source. Markup and line breaks are replaced with spaces, and code with `CODE_MARK`. */
  text: string
  /** Start of the block in the file, in UTF-16 code units. */
  offset: number
}

/** The prose of a document. */
export type ProseText = {
  blocks: ProseBlock[]
  /** URLs without link text, except those shown in a code block. */
  bareUrls: { offset: number; url: string }[]
}

/** Keys in YAML whose values are prose, including inside lists. */
const PROSE_KEYS = new Set(['title', 'description', 'sidebar_label', 'text'])

const codeTypes = new Set([
  ...['inlineCode', 'inlineMath', 'mdxTextExpression', 'textDirective', 'image', 'imageReference'],
  ...['footnoteReference', 'html'],
])

function mark(text: string, character: string): string {
  return text.replace(/[^\n]/g, character)
}

/** Returns text of the same length as readers see it: without escapes, entities, or markers at the start of a line. */
function unmarkText(text: string): string {
  return text
    .replace(/&(?:\w+|#\d+|#x[\da-f]+);/gi, (entity) => mark(entity, ' '))
    .replace(/\\([^\w\s])/g, ' $1')
    .replaceAll('~~', '  ')
    .replace(/\n[ \t>]*/g, (start) => start.replace('>', ' '))
}

/** Hides code and link targets in a field's Markdown, which is matched by patterns because it is not parsed. */
function unmarkField(text: string): string {
  return unmarkText(text)
    .replace(/`[^`]*`/g, (code) => mark(code, CODE_MARK))
    .replace(/\]\([^)]*\)/g, (target) => mark(target, ' '))
    .replace(/\[/g, ' ')
    .replace(/\bhttps?:\S+/g, (url) => mark(url, CODE_MARK))
}

function toBlock(kind: ProseBlock['kind'], offset: number, text: string): ProseBlock {
  return { kind, offset, text: text.replace(/\n/g, ' ') }
}

/**
 * Returns the prose of a YAML text.
 * @param start of the text in its file
 */
function listFields(yaml: string, start: number): ProseBlock[] {
  const blocks: ProseBlock[] = []
  visitYaml(parseDocument(yaml), {
    Pair(_, { key, value }) {
      if (isMap(value) || isSeq(value)) return undefined
      if (!isScalar(key) || !isScalar(value) || !PROSE_KEYS.has(String(key.value))) return undefined
      if (typeof value.value !== 'string' || !value.range) return undefined
      const [from, to] = value.range
      const raw = yaml.slice(from, to)
      const text = raw.replace(/^["']|["']$/g, ' ')
      const kind = key.value === 'title' ? 'title' : 'field'
      blocks.push(toBlock(kind, start + from, unmarkField(text)))
      return undefined
    },
  })
  return blocks
}

/** Returns the prose of a YAML file, without its titles, which are the names of sites and of discussions. */
export function toDataProse(file: string): ProseBlock[] {
  return listFields(normalizeText(file), 0).filter(({ kind }) => kind !== 'title')
}

/**
 * Creates a function that converts a line and column to an offset. Both refer to the file, although the parser gets
 * other text for some lines.
 */
function createLocator(source: string): (point: Position['start']) => number {
  const lines = source.split('\n')
  const starts: number[] = []
  let start = 0
  for (const line of lines) {
    starts.push(start)
    start += line.length + 1
  }
  return ({ line, column }) =>
    (starts[line - 1] ?? source.length) + Math.min(column - 1, lines[line - 1]?.length ?? 0)
}

function isBlock(node: Nodes): node is Extract<Parents, { children: PhrasingContent[] }> {
  return node.type === 'paragraph' || node.type === 'heading'
}

/** Replaces a pipe between cells. This is a private-use character, which no text contains. */
const CELL_BORDER = '\uE000'

/** Splits rows that start with a pipe into cells, and keeps the text around them. Parts without a word are left out. */
function splitCells(text: string): { offset: number; text: string }[] {
  const rows = text.replace(/^ *\|.*$/gm, (row) => row.replaceAll('|', CELL_BORDER))
  return [...rows.matchAll(new RegExp(`[^${CELL_BORDER}]+`, 'g'))]
    .filter(([cell]) => new RegExp(`[\\p{L}\\p{N}${CODE_MARK}]`, 'u').test(cell))
    .map((match) => ({ offset: match.index, text: match[0] }))
}

/**
 * Supported syntax, without GitHub's extensions. These take half of the parsing time and can be found in the text.
 */
const syntax: PluggableList = [remarkDirective, remarkMath]

const parsers = {
  md: createProcessor({ format: 'md', remarkPlugins: syntax }),
  mdx: createProcessor({ remarkPlugins: syntax }),
}

/** A URL without link text, which GitHub's extensions turn into a link. */
const bareUrl = /\b(?:https?:\/\/|www\.)[^\s<>]*[^\s<>.,;:!?)\]}'"*_]/g

/**
 * Returns the prose of a document in the order of the file, with code and markup hidden.
 * @throws VFileMessage if the document is not valid MDX
 */
export function toProseText(file: string, format: 'md' | 'mdx' = 'mdx'): ProseText {
  const source = normalizeText(file)
  const { frontMatter, body } = toSourceText('', source)
  const tree = parsers[format].parse(toMdxSyntax(body, format))
  const locate = createLocator(source)
  const toRange = ({ position }: Nodes): [number, number] =>
    position ? [locate(position.start), locate(position.end)] : [0, 0]
  const blocks = listFields(frontMatter, source.indexOf('\n') + 1)
  const bareUrls: ProseText['bareUrls'] = []
  const code: string[] = []

  visit(tree as Nodes, (node: Nodes) => {
    if (node.type === 'image' && node.alt) {
      const offset = source.indexOf(node.alt, toRange(node)[0])
      if (offset !== -1) blocks.push(toBlock('field', offset, node.alt))
    }
    if (node.type === 'code') code.push(node.value)
    if (!isBlock(node)) return undefined
    const [start, end] = toRange(node)
    const characters = mark(source.slice(start, end), ' ').split('')
    const write = ([from, to]: [number, number], text: string) =>
      characters.splice(from - start, to - from, ...text.split(''))
    visit(node as Nodes, (inner: Nodes) => {
      const range = toRange(inner)
      const raw = source.slice(...range)
      if (codeTypes.has(inner.type)) {
        write(range, mark(raw, CODE_MARK))
        return SKIP
      }
      if (inner.type !== 'text') return undefined
      for (const { 0: url, index } of raw.matchAll(bareUrl)) {
        bareUrls.push({ offset: range[0] + index, url })
      }
      write(range, unmarkText(raw.replace(bareUrl, (url) => mark(url, CODE_MARK))))
      return undefined
    })
    const kind = node.type === 'heading' ? 'heading' : 'text'
    const text = characters.join('').replace(/\{#[^}]*\}\s*$/, (ids) => mark(ids, ' '))
    blocks.push(...splitCells(text).map((cell) => toBlock(kind, start + cell.offset, cell.text)))
    return undefined
  })
  return {
    blocks: blocks.sort((a, b) => a.offset - b.offset),
    bareUrls: bareUrls.filter(({ url }) => !code.some((text) => text.includes(url))),
  }
}
