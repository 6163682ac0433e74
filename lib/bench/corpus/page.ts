import { makeCodeBlock } from './code'
import type { Random } from './random'
import { makeHeading, makeParagraph, makeSentence } from './text'

/** Size of a page's Markdown in bytes: the mean of the corpus that other tools were measured with. */
const PAGE_SIZE = 5600

/** The fixed parts of a page. Everything else is random. */
export type PagePlan = {
  frontMatter: string
  /** Lines that the page must have, because others link to them: headings and tables of options. */
  targets: string[]
  /** Targets of its links, as paths relative to the page. */
  links: readonly [string, ...string[]]
}

function makeList(random: Random): string {
  const mark = random.next() < 0.7 ? '-' : '1.'
  return Array.from({ length: random.between(3, 6) }, () => `${mark} ${makeSentence(random)}`).join(
    '\n',
  )
}

function makeTable(random: Random): string {
  const rows = Array.from(
    { length: random.between(3, 6) },
    (_, row) => `| \`field${row + 1}\` | ${makeSentence(random)} | \`${random.between(0, 99)}\` |`,
  )
  return ['| Field | Meaning | Default |', '| --- | --- | --- |', ...rows].join('\n')
}

function makeAdmonition(random: Random): string {
  const kind = random.pick(['note', 'tip', 'info', 'warning', 'danger'])
  return `:::${kind}\n\n${makeParagraph(random, 2)}\n\n:::`
}

/** Returns the blocks that make pages differ in more than words, in random order. */
function planBlocks(random: Random): ((random: Random) => string)[] {
  const code = Array.from({ length: random.between(3, 6) }, () => makeCodeBlock)
  const others = [makeAdmonition, makeList, ...(random.next() < 0.3 ? [makeTable] : [])]
  return [...code, ...others]
    .map((make) => ({ make, order: random.next() }))
    .sort((a, b) => a.order - b.order)
    .map(({ make }) => make)
}

/**
 * Generates a document of about 5.6 KB with headings, paragraphs, 3 to 6 code blocks, lists, an admonition, links, and
 * sometimes a table.
 */
export function makePage(random: Random, { frontMatter, targets, links }: PagePlan): string {
  const blocks = planBlocks(random)
  const required = [...targets]
  const parts = ['---', frontMatter, '---', '']
  let size = frontMatter.length
  const add = (part: string) => {
    parts.push(part, '')
    size += Buffer.byteLength(part) + 2
  }
  add(`${makeParagraph(random)} More is in [the next part](${random.pick(links)}).`)
  for (let index = 0; size < PAGE_SIZE || blocks.length > 0 || required.length > 0; index += 1) {
    const level = index > 0 && random.next() < 0.35 ? '###' : '##'
    add(required.shift() ?? `${level} ${makeHeading(random, index)}`)
    const block = blocks.shift()
    // A page with many targets is a reference, so its entries are short.
    if (size < PAGE_SIZE) {
      add(makeParagraph(random, random.between(2, 4)))
      if (random.next() < 0.3) {
        add(`${makeSentence(random)} See [another page](${random.pick(links)}) for details.`)
      }
    } else {
      add(makeSentence(random))
    }
    if (block) add(block(random))
  }
  return parts.join('\n')
}
