import type { Element, ElementContent, RootContent } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import type { ClosedText, IndexedName, IndexedText } from '@/lib/search/index-files'

/** A heading or an option on a page with the content below it. The first one is the page's title. */
export type Section = IndexedName & IndexedText

/** Inline elements, whose tags don't separate words. */
const INLINE = new Set(
  'a abbr b bdi bdo cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
)

/** Elements whose content isn't text of the page, such as controls, drawings and formulas. */
const SKIPPED = new Set(['button', 'math', 'script', 'style', 'svg', 'template'])

const SKIPPED_CLASSES = ['hash-link', 'katex-html']

/** Headers of the first column in tables of options. */
const OPTION_COLUMNS = new Set(
  'argument|environment variable|field|flag|function|hook|key|method|name|option|prop|property|variable'.split(
    '|',
  ),
)

const FACT_COLUMNS = new Set(['type', 'default'])

function tidy(text: string): string {
  return text.trim().replace(/\s+/g, ' ')
}

function isSkipped({ tagName, properties: { className } }: Element): boolean {
  const classes = Array.isArray(className) ? className : []
  return SKIPPED.has(tagName) || SKIPPED_CLASSES.some((each) => classes.includes(each))
}

/** Returns the text of a node. Other than inline elements, its elements are separated by spaces. */
function toText(node: RootContent, isLeftOut = isSkipped): string {
  if (node.type === 'text') return node.value
  if (node.type !== 'element' || isLeftOut(node)) return ''
  const text = node.children.map((child) => toText(child, isLeftOut)).join('')
  return INLINE.has(node.tagName) ? text : ` ${text} `
}

/** Whether a cell or heading has a name in code, and no other words. */
function isCode(element: Element): boolean {
  const isOther = (each: Element) => each.tagName === 'code' || isSkipped(each)
  return toText(element).trim() !== '' && !/[\p{L}\p{N}]/u.test(toText(element, isOther))
}

/** Returns the elements with a name inside a node, in order. */
function findAll(node: ElementContent, ...names: string[]): Element[] {
  if (node.type !== 'element') return []
  const inside = node.children.flatMap((child) => findAll(child, ...names))
  return names.includes(node.tagName) ? [node, ...inside] : inside
}

function getId({ properties: { id } }: Element): string {
  return typeof id === 'string' ? id : ''
}

/** Creates a section without content. */
export function createSection(kind: Section['kind'], level: number, name = '', id = ''): Section {
  return { kind, level, name, id, facts: '', text: '', code: '', closed: [] }
}

/** Returns the option that a row describes, or undefined if it's an ordinary row. */
function toOption(row: Element, heads: string[]): Section | undefined {
  const [first, ...others] = findAll(row, 'td', 'th')
  if (!first || !isCode(first)) return undefined
  const id = getId(row)
  const href = findAll(first, 'a')[0]?.properties.href
  // A row that links elsewhere only mentions the option.
  if (href !== undefined && href !== `#${id}`) return undefined
  if (id === '' && !OPTION_COLUMNS.has(heads[0] ?? '')) return undefined
  const cells = others.map((cell, index) => ({
    text: tidy(toText(cell)),
    isFact: FACT_COLUMNS.has(heads[index + 1] ?? ''),
  }))
  const list = (wanted: boolean) =>
    cells.flatMap(({ text, isFact }) => (isFact === wanted && text !== '' ? [text] : []))
  const name = tidy(toText(first))
  return {
    ...createSection(id ? 'option' : 'mention', 7, id.endsWith(`.${name}`) ? id : name, id),
    text: list(false).join(' '),
    facts: list(true).join(' = '),
  }
}

/**
 * Returns the content of a page, split at its headings and options.
 * @param html body of a document, as returned by `toUnresolvedHtml`
 */
export function readSections(html: string, title: string): Section[] {
  let section = createSection('title', 0, title)
  const sections = [section]
  /** What is being read: the section, or content that is hidden at first. */
  let place: Section | ClosedText = section

  const readTable = (table: Element) => {
    const [head, ...rows] = findAll(table, 'tr')
    const cells = head ? findAll(head, 'td', 'th') : []
    const hasHead = cells.some(({ tagName }) => tagName === 'th')
    const heads = hasHead ? cells.map((cell) => tidy(toText(cell)).toLowerCase()) : []
    for (const row of head && !hasHead ? [head, ...rows] : rows) {
      const option = toOption(row, heads)
      if (option) sections.push(option)
      else place.text += toText(row)
    }
  }

  const readClosed = (element: Element) => {
    const [outer, before] = [place, section]
    place = { id: getId(element), text: '', code: '' }
    section.closed.push(place)
    element.children.forEach(read)
    // A heading inside it has an id, which opens it.
    place = section === before ? outer : section
  }

  const read = (node: RootContent) => {
    if (node.type !== 'element') {
      place.text += toText(node)
      return
    }
    const { tagName, properties } = node
    const id = getId(node)
    if (isSkipped(node)) return
    if (/^h[1-6]$/.test(tagName) && id !== '') {
      // A name in code is what readers look for as an option.
      const kind = isCode(node) ? 'option' : 'heading'
      section = createSection(kind, Number(tagName[1]), tidy(toText(node)), id)
      sections.push(section)
      place = section
    } else if (tagName === 'pre') place.code += toText(node)
    else if (tagName === 'table') readTable(node)
    else if (id !== '' && (tagName === 'details' || properties.role === 'tabpanel'))
      readClosed(node)
    else {
      const space = INLINE.has(tagName) ? '' : ' '
      place.text += space
      node.children.forEach(read)
      place.text += space
    }
  }

  fromHtml(html, { fragment: true }).children.forEach(read)
  const tidyTexts = <Texts extends { text: string; code: string }>(texts: Texts): Texts => ({
    ...texts,
    text: tidy(texts.text),
    code: tidy(texts.code),
  })
  return sections.map((each) => ({
    ...tidyTexts(each),
    closed: each.closed.map(tidyTexts).filter(({ text, code }) => text !== '' || code !== ''),
  }))
}
