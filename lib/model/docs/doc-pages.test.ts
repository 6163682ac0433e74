import { describe, expect, test } from '@jest/globals'
import type { CompiledOutline } from '@/lib/markdown/compile/compile'
import type { DocPage, DocsPage } from '@/lib/records/site-page'
import { toRecord } from '../shared/page-base'
import type { TestVersion } from '@/lib/testing/create-test-docs'
import { createTestDocs } from '@/lib/testing/create-test-docs'
import { createTestFacts, createTestOutline } from '@/lib/testing/test-facts'

type Outlines = Record<string, Partial<CompiledOutline>>

/** @param outlines outlines of bodies, by the end of their path */
const toFacts = (outlines: Outlines) =>
  createTestFacts({
    findOutline: (source) => {
      const found = Object.keys(outlines).find((end) => source.endsWith(end))
      return createTestOutline({ code: source, ...(found !== undefined && outlines[found]) })
    },
    findUpdate: () => ({ date: '2024-02-29', author: 'A' }),
  })

function create(versions: Record<string, TestVersion>, outlines: Outlines = {}) {
  const facts = toFacts(outlines)
  return { pages: createTestDocs(versions).pages.map((page) => toRecord(page, facts)) }
}

function find(pages: DocsPage[], href: string): DocsPage {
  const page = pages.find((candidate) => candidate.href === href)
  if (!page) throw new Error(`no page ${href}`)
  return page
}

function findDoc(pages: DocsPage[], href: string): DocPage {
  const page = find(pages, href)
  if (page.kind !== 'doc') throw new Error(`${href} is not a document`)
  return page
}

const toVersion = (unlisted = false): TestVersion => ({
  files: {
    'guides/tabs.mdx': { unlisted, tags: ['Tools'], description: 'Several texts in one place.' },
    'cli.mdx': { unlisted, keywords: ['k'] },
  },
  sidebars: {
    docs: [
      {
        ...{ type: 'category', label: 'Guides', items: ['guides/tabs'] },
        link: { type: 'generated-index' },
      },
      'cli',
    ],
  },
})

const site = create({ current: toVersion(), '3.1.1': toVersion(), '3.0.1': toVersion(true) })

test('a category has cards, and a tag has its documents and the URL of all tags', () => {
  const tabs = { href: '/docs/guides/tabs/', description: 'Several texts in one place.' }
  expect(find(site.pages, '/docs/category/guides/')).toMatchObject({
    cards: [{ kind: 'link', label: 'guides/tabs.mdx', ...tabs }],
  })
  expect(find(site.pages, '/docs/tags/tools/')).toMatchObject({
    tagsHref: '/docs/tags/',
    docs: [{ title: 'guides/tabs.mdx', ...tabs }],
  })
  expect(find(site.pages, '/docs/tags/')).toMatchObject({
    letters: [{ letter: 'T', tags: [{ label: 'Tools', href: '/docs/tags/tools/', count: 1 }] }],
  })
})

describe('the social image', () => {
  test.each([
    ['/docs/guides/tabs/', '/social/docs/guides/tabs.png', 'Guides', 'Version Canary'],
    ['/docs/3.1.1/cli/', '/social/docs/3.1.1/cli.png', 'Docs', 'Version 3.1.1'],
  ])('of %s shows title, section and version', (page, href, section, detail) => {
    const { title, socialImage } = find(site.pages, page)
    expect(socialImage).toEqual({ href, card: { title, section, detail } })
  })

  test('shows no version if there is only one', () => {
    const { pages } = create({ current: toVersion() })
    expect(find(pages, '/docs/cli/').socialImage?.card.detail).toBe('')
  })
})

describe('the head', () => {
  const docs = create({
    current: { files: { 'cli.mdx': {}, 'added.mdx': { keywords: ['k'], unlisted: true } } },
    '3.1.1': { files: { 'cli.mdx': {}, 'removed.mdx': {} } },
  })

  test('has keywords and robots from the page', () => {
    expect(find(docs.pages, '/docs/added/').head.metadata).toMatchObject({
      keywords: 'k',
      robots: 'noindex, nofollow',
    })
  })

  test('has the document as structured data', () => {
    expect(find(site.pages, '/docs/guides/tabs/').head.structuredData).toMatchObject({
      '@type': 'TechArticle',
      version: 'Canary',
      dateModified: '2024-02-29',
    })
    expect(find(site.pages, '/docs/tags/').head.structuredData).toBeUndefined()
  })
})

describe('a document', () => {
  const createDoc = (frontMatter: TestVersion['files'][string], outline = {}) =>
    findDoc(
      create(
        { current: { files: { 'a.mdx': { title: 'A', ...frontMatter } } } },
        {
          'a.mdx': outline,
        },
      ).pages,
      '/docs/a/',
    )

  test('has the body of its file', () => {
    const source = 'content/docs/current/a.mdx'
    expect(createDoc({})).toMatchObject({ id: 'a', source, body: { code: source, links: {} } })
  })

  test('has a link to each of its tags, and one for editing it', () => {
    const custom_edit_url = 'https://e.example/edit'
    expect(createDoc({ tags: ['Tools'], custom_edit_url })).toMatchObject({
      tags: [{ label: 'Tools', href: '/docs/tags/tools/' }],
      edit: { editUrl: custom_edit_url },
    })
  })
})

describe('the items of its category', () => {
  const createIndex = (outline: Partial<CompiledOutline>, customProps?: Record<string, unknown>) =>
    findDoc(
      create(
        {
          current: {
            files: { 'index.mdx': { title: 'Start' }, 'a.mdx': { title: 'A', description: 'D' } },
            sidebars: {
              docs: [
                {
                  ...{ type: 'category', label: 'All', link: { type: 'doc', id: 'index' } },
                  items: [{ type: 'doc', id: 'a', ...(customProps && { customProps }) }],
                },
              ],
            },
          },
        },
        { 'index.mdx': outline },
      ).pages,
      '/docs/',
    )
  const cardLists = [{ path: 'index.mdx', line: 1, column: 1 }]

  test('are cards only if the body lists them', () => {
    expect(createIndex({}).cards).toEqual([])
    expect(createIndex({ cardLists }).cards).toEqual([
      { kind: 'link', label: 'A', href: '/docs/a/', description: 'D' },
    ])
  })

  test('have custom props only if at least one has any', () => {
    expect(createIndex({ cardLists }).categoryItems).toEqual([])
    expect(createIndex({}, { badge: 1 }).categoryItems).toEqual([
      { label: 'A', href: '/docs/a/', customProps: { badge: 1 } },
    ])
  })
})

test('a page has its version, its breadcrumbs and its neighbors', () => {
  expect(find(site.pages, '/docs/3.1.1/guides/tabs/')).toMatchObject({
    version: {
      ...{ name: '3.1.1', label: '3.1.1', others: [{ name: 'current' }, { name: '3.0.1' }] },
      notice: { link: { name: 'current', href: '/docs/guides/tabs/' } },
    },
    breadcrumbs: [{ label: 'Guides' }, { label: 'guides/tabs.mdx' }],
    previous: { href: '/docs/3.1.1/category/guides/' },
    next: { href: '/docs/3.1.1/cli/' },
  })
})

test.each([
  ['/docs/cli/', 'cli.mdx | Docusaurus'],
  ['/docs/3.1.1/cli/', 'cli.mdx (3.1.1) | Docusaurus'],
  ['/docs/3.1.1/category/guides/', 'Guides (3.1.1) | Docusaurus'],
])('%s has the title “%s”', (href, title) => {
  expect(find(site.pages, href).head.metadata.title).toBe(title)
})
