import type { Element, Nodes, Root } from 'hast'
import { toText } from 'hast-util-to-text'
import { visit } from 'unist-util-visit'
import { codeLanguageGroup } from '@/lib/config/tab-groups'
import { parseHtml } from '@/lib/core/parse-html'
import type { IndexedName, IndexedText } from '@/lib/search/index-files'

/** A heading, an option or something closed on a page with the content below it. The first one is the page's title. */
export type Section = IndexedName & IndexedText

/** Headers of the first column in tables of options. */
const OPTION_COLUMN =
  /^(?:argument|environment variable|field|flag|function|hook|key|method|name|option|prop|property|variable)$/

/** Stands for a heading in a text. It's for private use, so no other text has it. */
const HEADING = '\uE000'

const tidy = (text: string) => text.trim().replace(/\s+/g, ' ')

const getId = ({ properties: { id } }: Element) => (typeof id === 'string' ? id : '')

/** Returns the elements with a name inside a node, in order. */
function listElements(tree: Nodes, tagName: string): Element[] {
  const found: Element[] = []
  visit(tree, { type: 'element', tagName } as const, (element: Element) => void found.push(element))
  return found
}

/** Whether a cell or heading has a name in code, and no other words. */
function isCode(element: Element): boolean {
  const toLetters = (each: Element) => toText(each).replace(/[^\p{L}\p{N}]/gu, '')
  const code = listElements(element, 'code')
  return code.length > 0 && code.map(toLetters).join('') === toLetters(element)
}

/** Creates a section without content. */
function createSection(kind: Section['kind'], level: number, name = '', id = ''): Section {
  return { kind, level, name, id, facts: '', text: '', code: '' }
}

/** Returns the option that a row describes, or undefined if it's an ordinary row. */
function toOption(id: string, cells: Element[], heads: string[]): Section | undefined {
  const [first] = cells
  if (!first || !isCode(first)) return undefined
  const href = listElements(first, 'a')[0]?.properties.href
  // A row that links elsewhere only mentions the option.
  if (href !== undefined && href !== `#${id}`) return undefined
  if (id === '' && !OPTION_COLUMN.test(heads[0] ?? '')) return undefined
  const list = (areFacts: boolean) =>
    cells
      .filter((_cell, at) => at > 0 && /^(?:type|default)$/.test(heads[at] ?? '') === areFacts)
      .map((cell) => tidy(toText(cell)))
      .filter((text) => text !== '')
  const name = tidy(toText(first))
  return {
    ...createSection(id ? 'option' : 'mention', 7, id.endsWith(`.${name}`) ? id : name, id),
    text: list(false).join(' '),
    facts: list(true).join(' = '),
  }
}

/** Removes the options that a table describes, and its head, and returns the options. */
function takeOptions(table: Element): Section[] {
  let heads: string[] = []
  return listElements(table, 'tr').flatMap((row, at) => {
    const cells = row.children.filter((each) => each.type === 'element')
    const isHead = at === 0 && cells.some(({ tagName }) => tagName === 'th')
    if (isHead) heads = cells.map((cell) => tidy(toText(cell)).toLowerCase())
    const option = isHead ? undefined : toOption(getId(row), cells, heads)
    if (isHead || option) row.children = []
    return option ?? []
  })
}

/**
 * Returns the content of a page, split at its headings and options.
 * @param html body of a document, as returned by `toUnresolvedHtml`
 */
export function readSections(html: string, title: string): Section[] {
  const first = createSection('title', 0, title)
  const sections = [first]

  /** Reads a part of the page. What is above its first heading belongs to a section. */
  const read = (root: Root | Element, above: Section) => {
    /** What the texts between the headings belong to. */
    const owners = [above]
    visit(root, 'element', (node) => {
      const { tagName, properties } = node
      const id = getId(node)
      const isClosed = id !== '' && (tagName === 'details' || properties.role === 'tabpanel')
      if (node === root) return
      if (/^h[1-6]$/.test(tagName) && id !== '') {
        // A name in code is what readers look for as an option.
        const kind = isCode(node) ? 'option' : 'heading'
        const section = createSection(kind, Number(tagName[1]), tidy(toText(node)), id)
        sections.push(section)
        owners.push(section)
        node.children = [{ type: 'text', value: HEADING }]
      } else if (tagName === 'table') {
        sections.push(...takeOptions(node))
      } else if (tagName === 'pre') {
        const owner = owners.at(-1) ?? above
        owner.code = tidy(`${owner.code} ${toText(node)}`)
        node.children = []
      } else if (isClosed) {
        const closed = createSection('closed', 7, '', id)
        sections.push(closed)
        read(node, closed)
        node.children = []
      }
    })
    const texts = toText(root).split(HEADING)
    for (const [at, owner] of owners.entries()) owner.text = tidy(texts[at] ?? '')
  }

  const tree = parseHtml(html)
  visit(tree, 'element', (node) => {
    const { tagName, properties } = node
    // Controls and formulas aren't text of the page.
    if (tagName === 'button' || [properties.className].flat().includes('katex')) node.children = []
    // The other languages say the same.
    if (properties.dataGroup === codeLanguageGroup) {
      const panels = listElements(node, 'div')
      node.children =
        panels.find((each) => each.properties.dataLabel === 'TypeScript')?.children ?? []
    }
  })
  read(tree, first)
  return sections
}
