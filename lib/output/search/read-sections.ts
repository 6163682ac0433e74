import type { Element, ElementContent, RootContent } from 'hast'
import { fromHtml } from 'hast-util-from-html'

/** Content that a page hides at first: a tab's panel, or a details element. */
export type Closed = { id: string; text: string; code: string }

/** A heading or an option on a page with the content below it. */
export type Section = {
  /** Level of a heading; 0 for an option in a table; 1 for the content before a page's first heading. */
  level: number
  /** Text of the heading or name of the option. */
  name: string
  /** Empty for the beginning of a page, and for an option without its own id. */
  id: string
  /** Whether the heading consists only of code. */
  isCode: boolean
  text: string
  /** Lines of code blocks. */
  code: string
  /** What is hidden at first, in addition to text and code. */
  closed: Closed[]
  /** Type and default of an option, from its table. */
  facts: string
}

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
  return text.trim().replace(/\s{2,}|[^\S ]/g, ' ')
}

function isSkipped({ tagName, properties: { className } }: Element): boolean {
  const classes = Array.isArray(className) ? className : []
  return SKIPPED.has(tagName) || SKIPPED_CLASSES.some((each) => classes.includes(each))
}

/** Returns the text of a node. Other than inline elements, its elements are separated by `separator`. */
function toText(node: RootContent, isLeftOut = isSkipped, separator = ' '): string {
  if (node.type === 'text') return node.value
  if (node.type !== 'element' || isLeftOut(node)) return ''
  const text = node.children.map((child) => toText(child, isLeftOut, separator)).join('')
  return INLINE.has(node.tagName) ? text : separator + text + separator
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

function createSection(level: number, id: string): Section {
  return { level, id, name: '', isCode: false, text: '', code: '', closed: [], facts: '' }
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
    ...createSection(0, id),
    name: id.endsWith(`.${name}`) ? id : name,
    isCode: true,
    text: list(false).join(' '),
    facts: list(true).join(' = '),
  }
}

/**
 * Returns the content of a page, split at its headings and options.
 * @param html body of a document, as returned by `toUnresolvedHtml`
 */
export function readSections(html: string): Section[] {
  let section = createSection(1, '')
  const sections = [section]
  /** The hidden content that is being read. */
  let closed: Closed | undefined

  const readTable = (table: Element) => {
    const [head, ...rows] = findAll(table, 'tr')
    const cells = head ? findAll(head, 'td', 'th') : []
    const hasHead = cells.some(({ tagName }) => tagName === 'th')
    const heads = hasHead ? cells.map((cell) => tidy(toText(cell)).toLowerCase()) : []
    for (const row of head && !hasHead ? [head, ...rows] : rows) {
      const option = toOption(row, heads)
      if (option) sections.push(option)
      else (closed ?? section).text += toText(row)
    }
  }

  const readClosed = (element: Element) => {
    const [outer, before] = [closed, section]
    closed = { id: getId(element), text: '', code: '' }
    section.closed.push(closed)
    element.children.forEach(read)
    // A heading inside it has an id, which opens it.
    closed = section === before ? outer : undefined
  }

  const read = (node: RootContent) => {
    if (node.type !== 'element') {
      ;(closed ?? section).text += toText(node)
      return
    }
    const { tagName, properties } = node
    const id = getId(node)
    if (isSkipped(node)) return
    if (/^h[1-6]$/.test(tagName) && id !== '') {
      section = {
        ...createSection(Number(tagName[1]), id),
        name: toText(node),
        isCode: isCode(node),
      }
      sections.push(section)
      closed = undefined
    } else if (tagName === 'pre') (closed ?? section).code += toText(node, isSkipped, '\n')
    else if (tagName === 'table') readTable(node)
    else if (id !== '' && (tagName === 'details' || properties.role === 'tabpanel'))
      readClosed(node)
    else {
      const space = INLINE.has(tagName) ? '' : ' '
      ;(closed ?? section).text += space
      node.children.forEach(read)
      ;(closed ?? section).text += space
    }
  }

  fromHtml(html, { fragment: true }).children.forEach(read)
  return sections.map((each) => ({
    ...each,
    name: tidy(each.name),
    text: tidy(each.text),
    code: each.code.trim(),
    closed: each.closed
      .map(({ id, text, code }) => ({ id, text: tidy(text), code: code.trim() }))
      .filter(({ text, code }) => text !== '' || code !== ''),
  }))
}
