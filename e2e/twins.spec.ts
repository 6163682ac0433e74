import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import type { Element, Nodes } from 'hast'
import { toString } from 'hast-util-to-string'
import type { Root } from 'mdast'
import { toString as toMarkdownText } from 'mdast-util-to-string'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { EXIT, SKIP, visit } from 'unist-util-visit'
import { parseHtml } from '@/lib/core/parse-html'
import { scoreForAgents } from './agent-score'
import { recordRequests } from './site'

const files = readdirSync('out', { recursive: true, encoding: 'utf8' })
const twins = files.filter((file) => file.endsWith('.md'))
const lists = files.filter((file) => path.basename(file) === 'llms.txt')
const read = (file: string) => readFileSync(path.join('out', file), 'utf8')

/** What a reader finds on a page, and what a twin must have as well. */
type Content = { headings: string[]; code: number; rows: number; links: number }

const tidy = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

const hasClass = ({ properties: { className } }: Element, name: string) =>
  [className].flat().includes(name)

/** The list on the page of a category, which is all of its text. */
const isCardList = (node: Element) => node.tagName === 'ul' && hasClass(node, 'cards')

function findProse(html: string): Nodes {
  let prose: Nodes = { type: 'root', children: [] }
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  visit(parseHtml(main), 'element', (node: Element) => {
    if (!hasClass(node, 'prose') && !isCardList(node)) return undefined
    prose = node
    return EXIT
  })
  return prose
}

/** Reads a page's text. Controls and lists of its own headings are not part of it. */
function readHtml(html: string): Content {
  const content: Content = { headings: [], code: 0, rows: 0, links: 0 }
  visit(findProse(html), 'element', (node: Element) => {
    const { tagName, properties } = node
    const isControl = properties.role === 'button' || 'dataFootnoteBackref' in properties
    if (tagName === 'nav' || hasClass(node, 'inline-toc') || isControl) return SKIP
    if (hasClass(node, 'color-generator')) return SKIP
    if (hasClass(node, 'hash-link') || hasClass(node, 'dark-only')) return SKIP
    if (/^h[2-6]$/.test(tagName)) content.headings.push(tidy(toString(node)))
    if (tagName === 'pre') content.code += 1
    if (tagName === 'tr') content.rows += 1
    if (tagName === 'a' && properties.href !== undefined) content.links += 1
    return undefined
  })
  return content
}

/** Reads the part of a twin below its title, its description and the facts about the page. */
function readTwin(markdown: string): Content & { components: string[] } {
  const { children } = unified().use(remarkParse).use(remarkGfm).parse(markdown)
  const rule = children.findIndex(({ type }) => type === 'thematicBreak')
  const content = { headings: [], code: 0, rows: 0, links: 0, components: [] } as ReturnType<
    typeof readTwin
  >
  const text: Root = { type: 'root', children: children.slice(rule + 1) }
  visit(text, (node) => {
    if (node.type === 'heading') content.headings.push(tidy(toMarkdownText(node)))
    if (node.type === 'code') content.code += 1
    if (node.type === 'tableRow') content.rows += 1
    if (node.type === 'link') content.links += 1
    if (node.type === 'html' && /^<\/?[A-Z]/.test(node.value)) content.components.push(node.value)
  })
  return content
}

test('a page and its twin have the same headings, code, rows and links', () => {
  expect(twins.length).toBeGreaterThan(300)
  // Older versions have the same kinds of pages, and take as long as all others together.
  const swept = twins.filter((twin) => process.env.SWEEP || !/^docs[\\/]\d/.test(twin))
  expect(swept.length).toBeGreaterThan(200)
  for (const twin of swept) {
    const markdown = read(twin)
    if (markdown.includes('The rest of it is at')) continue
    const { components, ...content } = readTwin(markdown)
    const page = readHtml(read(twin.replace(/\.md$/, '/index.html')))
    expect({ ...content, components }, twin).toEqual({ ...page, components: [] })
  }
})

test('a twin starts with the title, and says where it is from', () => {
  const twin = read('docs/installation.md')
  const url = /canonical" href="([^"]+)"/.exec(read('docs/installation/index.html'))?.[1]
  expect(twin.split('\n').slice(0, 9).join('\n')).toBe(
    `# Installation

> Create a Docusaurus site from a template or from scratch, run it locally, see what each folder is for, and keep its packages current.

- Version: Canary
- URL: <${url}>
- All pages: <${new URL('/llms.txt', url).href}>

---`,
  )
})

test('a twin that would be too long says where the rest is', () => {
  for (const twin of twins) expect(read(twin).length, twin).toBeLessThanOrEqual(50_000)
  expect(read('docs/api/options.md')).toMatch(
    /The rest of it is at <https?:\S+\/docs\/api\/options\/>/,
  )
})

test('the lists lead to each twin once, and to nothing else', () => {
  const linked = lists.flatMap((list) => {
    const text = read(list)
    expect(text.length, list).toBeLessThanOrEqual(50_000)
    return [...text.matchAll(/^- \[.+?\]\((\S+?)\)/gm)].map(([, url = '']) =>
      decodeURI(new URL(url).pathname.slice(1)),
    )
  })
  expect(linked.filter((file) => !existsSync(path.join('out', file)))).toEqual([])
  const posix = (file: string) => file.split(path.sep).join('/')
  const others = lists.filter((list) => list !== 'llms.txt')
  expect(linked.sort()).toEqual([...twins, ...others].map(posix).sort())
})

test('twins have at most 10 KB on average', () => {
  const bytes = twins.reduce((total, twin) => total + statSync(path.join('out', twin)).size, 0)
  expect(bytes).toBeLessThanOrEqual(10_000 * twins.length)
})

test('a page is copied as Markdown with the keyboard, by one request', async ({
  page,
  context,
  browserName,
}) => {
  if (browserName === 'chromium')
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const requests = recordRequests(page, (request) => request.url().endsWith('.md'))
  await page.goto('/docs/installation/')
  await page.getByRole('button', { name: 'Copy page' }).focus()
  expect(requests).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Copied' })).toBeFocused()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    read('docs/installation.md'),
  )
  await expect(page.getByRole('button', { name: 'Copy page' })).toBeFocused()
  expect(requests).toHaveLength(1)
})

test('a page that cannot be copied is shown as Markdown', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.write = () => Promise.reject(new Error('not allowed'))
  })
  await page.goto('/docs/installation/')
  await page.getByRole('button', { name: 'Copy page' }).click()
  await page.waitForURL('**/docs/installation.md')
})

test('a page leads to its twin', async ({ page }) => {
  await page.goto('/docs/installation/')
  const twin = page.getByRole('link', { name: 'View Markdown' })
  await expect(twin).toHaveAttribute('href', '/docs/installation.md')
  await expect(page.locator('link[rel=alternate][type="text/markdown"]')).toHaveAttribute(
    'href',
    /\/docs\/installation\.md$/,
  )
})

test('agents read the pages from a plain host', async ({ baseURL }) => {
  const { score, open } = await scoreForAgents(baseURL ?? '')
  expect(score, open.join('\n')).toBeGreaterThanOrEqual(97)
})
