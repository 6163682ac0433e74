import { describe, expect, test } from '@jest/globals'
import type { CompiledOutline } from '@/lib/markdown/compile/compile'
import { createTestFacts, createTestOutline } from '@/lib/testing/test-facts'
import type { PageInput } from './page-base'

process.env['BASE_URL'] = '/base/'
process.env['SITE_URL'] = 'https://e.example'
const { toPageBase } = await import('./page-base')

const path = 'content/docs/cli.mdx'
const preview = { src: '/assets/a.png', width: 640, height: 320 }

const toFacts = (outline?: Partial<CompiledOutline>) =>
  createTestFacts({
    findOutline: (source) => (outline && source === path ? createTestOutline(outline) : undefined),
    findUpdate: (source, override) => ({
      date: override?.date ?? '2024-02-29',
      author: override?.author ?? source,
    }),
  })

const create = (more: Partial<PageInput> = {}, outline?: Partial<CompiledOutline>) =>
  toPageBase(
    {
      ...{ href: '/base/docs/cli/', title: 'CLI', description: 'D' },
      ...more,
    },
    toFacts(outline),
    'doc',
  )

const robots = (content: string): Partial<CompiledOutline> => ({
  head: [{ tag: 'meta', attributes: { name: 'robots', content } }],
})

const document = { path, frontMatter: {} }

test('a page has its URL with and without the base URL', () => {
  expect(create()).toMatchObject({
    href: '/base/docs/cli/',
    path: '/docs/cli/',
    title: 'CLI',
    description: 'D',
    isIndexable: true,
    isUnlisted: false,
    head: {
      metadata: {
        title: 'CLI | Docusaurus',
        alternates: { canonical: 'https://e.example/base/docs/cli/' },
      },
    },
  })
})

describe('search engines', () => {
  test.each<[string, Partial<PageInput>, Partial<CompiledOutline> | undefined, boolean]>([
    ['list a page', {}, undefined, true],
    ['list a document that allows it', { document }, robots('index'), true],
    ['do not list an unlisted page', { unlisted: true }, undefined, false],
    ['do not list a page that the site excludes', { noIndex: true }, undefined, false],
    ['do not list a document that forbids it', { document }, robots('noindex'), false],
  ])('%s', (_, input, outline, isIndexable) => {
    const toStructuredData = () => ({ '@type': 'WebSite' })
    const page = create({ ...input, toStructuredData }, outline)
    expect(page.isIndexable).toBe(isIndexable)
    expect(page.socialImage !== undefined).toBe(isIndexable)
    expect(page.head.structuredData !== undefined).toBe(isIndexable)
    const { alternates, openGraph } = page.head.metadata
    expect('languages' in alternates).toBe(isIndexable)
    expect(openGraph && 'images' in openGraph).toBe(isIndexable)
  })
})

describe('the social image', () => {
  test.each([
    ['/base/docs/cli/', '/base/social/docs/cli.png', '/base/social/docs/cli.png'],
    ['/base/', '/base/social/index.png', '/base/social/index.png'],
    ['/base/ä b/', '/base/social/ä b.png', '/base/social/%C3%A4%20b.png'],
  ])('of %s has the path of the page', (href, image, encoded) => {
    const page = create({ href })
    expect(page.socialImage?.href).toBe(image)
    expect(page.head.metadata.openGraph).toMatchObject({
      images: [{ url: `https://e.example${encoded}`, width: 1200 }],
    })
  })

  test.each<[PageInput['card'], object]>([
    [undefined, { title: 'CLI', section: 'Docusaurus', detail: '' }],
    [
      { section: 'API', detail: 'Version 1' },
      { title: 'CLI', section: 'API', detail: 'Version 1' },
    ],
  ])('with the card %j shows %j', (card, said) => {
    expect(create({ ...(card && { card }) }).socialImage?.card).toEqual(said)
  })

  test.each([true, false])(
    'is replaced by an image that the document sets (listed: %s)',
    (isListed) => {
      const { head } = create({ document, noIndex: !isListed }, { preview })
      expect(head.metadata.openGraph).toMatchObject({
        images: [{ url: 'https://e.example/base/assets/a.png', width: 640 }],
      })
    },
  )

  test('is passed to structured data with its size', () => {
    const toStructuredData: PageInput['toStructuredData'] = (image) => ({ image })
    expect(create({ toStructuredData }).head.structuredData).toEqual({
      image: {
        url: 'https://e.example/base/social/docs/cli.png',
        ...{ width: 1200, height: 630 },
      },
    })
    expect(create({ toStructuredData, document }, { preview }).head.structuredData).toEqual({
      image: { url: 'https://e.example/base/assets/a.png', width: 640, height: 320 },
    })
  })
})

describe('a document', () => {
  test('has its file and the date of its last change', () => {
    expect(create({ document })).toMatchObject({
      source: path,
      updated: { date: '2024-02-29', author: path },
    })
  })

  test('can override the date of its last change', () => {
    const last_update = { date: '2020-01-01', author: 'A' }
    expect(create({ document: { path, frontMatter: { last_update } } }).updated).toEqual(
      last_update,
    )
  })

  test('can be a draft', () => {
    expect(create({ document: { path, frontMatter: { draft: true } } }).isDraft).toBe(true)
    expect(create({ document: { path, frontMatter: { draft: false } } }).isDraft).toBe(false)
  })

  test('has its own tags in the head', () => {
    const head = [{ tag: 'title' as const, text: 'Mine' }]
    expect(create({ document }, { head }).head.metadata.title).toBe('Mine')
  })
})

test('a page without a document has neither file nor date', () => {
  expect(create()).toMatchObject({ source: undefined, updated: undefined, isDraft: undefined })
})
