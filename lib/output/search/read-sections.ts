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
  /** Type and default of an option, from its table. */
  facts: string
}

const TAG = /<(\/?)([a-zA-Z][\w-]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/g

const VOID = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr'])

/** Inline elements, whose tags don't separate words. */
const INLINE = new Set(
  'a abbr b bdi bdo cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
)

/** Elements whose content isn't text of the page, such as controls, drawings and formulas. */
const SKIPPED = new Set(['button', 'math', 'script', 'style', 'svg', 'template'])

const SKIPPED_CLASS = /\bclass="(?:[^"]*\s)?(?:hash-link|katex-html)[\s"]/

/** Headers of the first column in tables of options. */
const OPTION_COLUMNS = new Set(
  'argument|environment variable|field|flag|function|hook|key|method|name|option|prop|property|variable'.split(
    '|',
  ),
)

const FACT_COLUMNS = new Set(['type', 'default'])

const entities: Record<string, string> = {
  amp: '&',
  apos: "'",
  gt: '>',
  lt: '<',
  nbsp: ' ',
  quot: '"',
}

function decode(text: string): string {
  return text.includes('&')
    ? text.replace(
        /&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi,
        (entity, hex?: string, decimal?: string, name = '') => {
          if (hex) return String.fromCodePoint(Number.parseInt(hex, 16))
          return decimal
            ? String.fromCodePoint(Number(decimal))
            : (entities[String(name)] ?? entity)
        },
      )
    : text
}

function tidy(text: string): string {
  return text.trim().replace(/\s{2,}|[^\S ]/g, ' ')
}

const attributePatterns = { id: /\sid="([^"]*)"/, href: /\shref="([^"]*)"/ }

function readAttribute(
  attributes: string,
  name: keyof typeof attributePatterns,
): string | undefined {
  return attributePatterns[name].exec(attributes)?.[1]
}

type Cell = { text: string; codes: string[]; hasOtherText: boolean; href: string | undefined }

type Row = { id: string; isHead: boolean; cells: Cell[] }

/** Returns the option that a row describes, or undefined if it's an ordinary row. */
function toOption({ id, cells }: Row, heads: string[]): Section | undefined {
  const [first, ...others] = cells
  if (!first || first.codes.length === 0 || first.hasOtherText) return undefined
  // A row that links elsewhere only mentions the option.
  if (first.href !== undefined && first.href !== `#${id}`) return undefined
  if (id === '' && !OPTION_COLUMNS.has(heads[0] ?? '')) return undefined
  const isFact = others.map((_, index) => FACT_COLUMNS.has(heads[index + 1] ?? ''))
  const name = id !== '' && id.endsWith(`.${first.text}`) ? id : first.text
  return {
    level: 0,
    name,
    id,
    isCode: true,
    text: others.flatMap(({ text }, index) => (isFact[index] ? [] : [text])).join(' '),
    code: '',
    facts: others.flatMap(({ text }, index) => (isFact[index] && text ? [text] : [])).join(' = '),
  }
}

/**
 * Returns the content of a page, split at its headings and options.
 * @param html body of a document, as returned by `toUnresolvedHtml`
 */
export function readSections(html: string): Section[] {
  const create = (level: number, id = ''): Section => ({
    level,
    id,
    ...{ name: '', isCode: false, text: '', code: '', facts: '' },
  })
  const first = create(1)
  const sections = [first]
  let section = first
  let heading: { section: Section; outside: string } | undefined
  let row: Row | undefined
  let cell: Cell | undefined
  let heads: string[] = []
  let isPre = false
  let isCode = false
  /** The element whose content is skipped, and how many elements of the same name are open inside it. */
  let skipped: { name: string; depth: number } | undefined

  const addText = (raw: string) => {
    if (skipped || raw === '') return
    const text = decode(raw)
    if (heading) {
      heading.section.name += text
      if (!isCode) heading.outside += text
    } else if (isPre) section.code += text
    else if (cell) {
      cell.text += text
      if (isCode) cell.codes.push(text)
      else if (/[\p{L}\p{N}]/u.test(text)) cell.hasOtherText = true
    } else section.text += text
  }
  const addSpace = () => addText(isPre ? '\n' : ' ')

  const open = (name: string, attributes: string) => {
    // Highlighted code consists of spans.
    if (isPre && name === 'span') return
    if (SKIPPED.has(name) || SKIPPED_CLASS.test(attributes)) {
      if (!VOID.has(name)) skipped = { name, depth: 0 }
      return
    }
    if (/^h[1-6]$/.test(name)) {
      section = create(Number(name[1]), readAttribute(attributes, 'id'))
      heading = { section, outside: '' }
    } else if (name === 'pre') isPre = true
    else if (name === 'code') isCode = true
    else if (name === 'table') heads = []
    else if (name === 'tr')
      row = { id: readAttribute(attributes, 'id') ?? '', isHead: false, cells: [] }
    else if (row && (name === 'td' || name === 'th')) {
      row.isHead ||= name === 'th'
      cell = { text: '', codes: [], hasOtherText: false, href: undefined }
      row.cells.push(cell)
    } else if (name === 'a' && cell) cell.href ??= readAttribute(attributes, 'href')
    if (!INLINE.has(name)) addSpace()
  }

  const endRow = ({ cells, isHead, ...rest }: Row) => {
    const tidied = cells.map((each) => ({ ...each, text: tidy(each.text) }))
    if (isHead && heads.length === 0) {
      heads = tidied.map(({ text }) => text.toLowerCase())
      return
    }
    const option = toOption({ ...rest, isHead, cells: tidied }, heads)
    if (option) sections.push(option)
    else section.text += ` ${tidied.map(({ text }) => text).join(' ')} `
  }

  const close = (name: string) => {
    if (!INLINE.has(name)) addSpace()
    if (heading && /^h[1-6]$/.test(name)) {
      heading.section.isCode = heading.section.name.trim() !== '' && heading.outside.trim() === ''
      // A heading without an id, inside a component, is text.
      if (heading.section.id === '') {
        const text = heading.section.name
        section = sections.findLast(({ level }) => level > 0) ?? first
        section.text += ` ${text} `
      } else sections.push(heading.section)
      heading = undefined
    } else if (name === 'pre') isPre = false
    else if (name === 'code') isCode = false
    else if (name === 'td' || name === 'th') cell = undefined
    else if (name === 'tr' && row) {
      endRow(row)
      row = undefined
    }
  }

  let last = 0
  for (const match of html.matchAll(TAG)) {
    const [tag, slash, elementName = '', attributes = ''] = match
    const name = elementName.toLowerCase()
    addText(html.slice(last, match.index))
    last = match.index + tag.length
    if (skipped) {
      if (name !== skipped.name) continue
      if (slash === '') skipped.depth += 1
      else if (skipped.depth === 0) skipped = undefined
      else skipped.depth -= 1
    } else if (slash === '') open(name, ` ${attributes}`)
    else close(name)
  }
  addText(html.slice(last))
  return sections.map((each) => ({
    ...each,
    name: tidy(each.name),
    text: tidy(each.text),
    code: each.code.trim(),
  }))
}
