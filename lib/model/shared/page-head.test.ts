import { describe, expect, test } from '@jest/globals'
import type { HeadTag as DocumentTag } from '@/lib/markdown/core/head-tags'
import type { HeadTag, PageHead } from '@/lib/records/page-head'
import type { HeadInput } from './page-head'

process.env['BASE_URL'] = '/base/'
process.env['SITE_URL'] = 'https://e.example'
const { toDocumentTitle, toPageHead } = await import('./page-head')

const url = 'https://e.example/base/docs/cli/'
const image = { url: 'https://e.example/base/social/docs/cli.png', width: 1200, height: 630 }

const create = (more: Partial<HeadInput> = {}): PageHead =>
  toPageHead({
    ...{ title: 'CLI', description: 'Every command.', canonicalHref: '/base/docs/cli/' },
    isIndexable: true,
    ...more,
  })

const meta = (name: string, content: string): DocumentTag => ({
  tag: 'meta',
  attributes: name.includes(':') ? { property: name, content } : { name, content },
})

const link = (rel: string, href: string): DocumentTag => ({
  tag: 'link',
  attributes: { rel, href },
})

/** Returns the subject and the value of each tag. */
const list = (tags: HeadTag[]) =>
  tags.map(({ attributes: { property, name, rel, hrefLang, content, href } }) => [
    property ?? name ?? hrefLang ?? rel,
    content ?? href,
  ])

const share = (more?: Partial<HeadInput>) => list(create(more).sharedTags)
const readShared = (more?: Partial<HeadInput>) => Object.fromEntries(share(more)) as object

test.each([
  ['CLI', 'CLI | Docusaurus'],
  [undefined, 'Docusaurus'],
])('the document title of a page titled %s is %s', (title, documentTitle) => {
  expect(toDocumentTitle(title)).toBe(documentTitle)
  expect(create({ title }).title).toBe(documentTitle)
})

describe('the head of a page', () => {
  test('has the title, the description and one absolute URL', () => {
    expect(create()).toMatchObject({
      title: 'CLI | Docusaurus',
      description: 'Every command.',
      canonical: url,
      ownTags: [],
      hasOwnViewport: false,
    })
  })

  test.each<[keyof PageHead, Partial<HeadInput>]>([
    ['description', { description: undefined }],
    ['description', { description: '' }],
    ['keywords', {}],
    ['keywords', { keywords: [] }],
    ['robots', {}],
    ['feeds', {}],
  ])('leaves out missing values: %s of %j', (key, more) => {
    expect(create(more)[key]).toBeUndefined()
  })

  test('joins keywords', () => {
    expect(create({ keywords: ['a', 'b'] }).keywords).toBe('a,b')
  })

  test('asks search engines not to list a page that is not indexable', () => {
    expect(create({ isIndexable: false }).robots).toBe('noindex, nofollow')
  })

  test('has feeds', () => {
    const feeds = [{ type: 'application/rss+xml', url: 'https://e.example/rss.xml', title: 'RSS' }]
    expect(create({ feeds }).feeds).toEqual(feeds)
  })

  test('encodes the URL once', () => {
    expect(create({ canonicalHref: '/base/ä b/' }).canonical).toBe(
      'https://e.example/base/%C3%A4%20b/',
    )
  })
})

describe('a tag of the document replaces the site’s own', () => {
  test.each<[string, DocumentTag, Partial<PageHead>]>([
    ['title', { tag: 'title', text: 'Mine' }, { title: 'Mine' }],
    ['description', meta('description', 'Mine'), { description: 'Mine' }],
    ['keywords', meta('keywords', 'a, b'), { keywords: 'a, b' }],
    ['robots', meta('robots', 'noindex'), { robots: 'noindex' }],
    ['canonical', link('canonical', 'https://o.example/'), { canonical: 'https://o.example/' }],
    ['canonical', link('canonical', '/docs/a/'), { canonical: 'https://e.example/base/docs/a/' }],
  ])('%s', (_, tag, replaced) => {
    const head = create({ ownTags: [tag], isIndexable: false, keywords: ['c'] })
    expect(head).toMatchObject({ ...replaced, ownTags: [] })
  })

  test.each([
    ['og:title', 'Mine', 'Mine'],
    ['og:description', 'Mine', 'Mine'],
    ['og:type', 'book', 'book'],
    ['og:url', '/a/', 'https://e.example/base/a/'],
    ['og:image', '/assets/a.png', 'https://e.example/base/assets/a.png'],
    ['og:image', 'https://o.example/a.png', 'https://o.example/a.png'],
    ['twitter:card', 'app', 'app'],
    ['twitter:title', 'Mine', 'Mine'],
    ['twitter:description', 'Mine', 'Mine'],
    ['twitter:image', '/assets/a.png', 'https://e.example/base/assets/a.png'],
  ])('%s: %s', (kind, content, shown) => {
    const head = create({ ownTags: [meta(kind, content)], image })
    const ofKind = list([...head.sharedTags, ...head.ownTags]).filter(([about]) => about === kind)
    expect(ofKind).toEqual([[kind, shown]])
  })

  test('Twitter tags have a name, Open Graph tags a property', () => {
    const { sharedTags } = create()
    expect(sharedTags).toContainEqual({
      tag: 'meta',
      attributes: { name: 'twitter:card', content: 'summary' },
    })
    expect(sharedTags).toContainEqual({
      tag: 'meta',
      attributes: { property: 'og:title', content: 'CLI | Docusaurus' },
    })
  })

  test('its own title and description are used for sharing', () => {
    const ownTags = [{ tag: 'title' as const, text: 'Mine' }, meta('description', 'My words.')]
    expect(readShared({ ownTags })).toMatchObject({
      'og:title': 'Mine',
      'og:description': 'My words.',
    })
  })

  test('its own canonical URL is used for every language and for sharing', () => {
    const ownTags = [link('canonical', 'https://o.example/')]
    expect(readShared({ ownTags })).toMatchObject({
      'og:url': 'https://o.example/',
      en: 'https://o.example/',
      'x-default': 'https://o.example/',
    })
  })

  test('its own image does not get the size of the site’s', () => {
    const tags = readShared({ ownTags: [meta('og:image', 'https://o.example/a.png')], image })
    expect(tags).not.toHaveProperty('og:image:width')
    expect(tags).not.toHaveProperty('og:image:height')
  })

  test.each([
    ['og:site_name', {}],
    ['og:image:width', { image }],
    ['og:image:alt', { image }],
    ['article:published_time', { article: { publishedTime: '2024-01-05', authors: [], tags: [] } }],
    ['article:tag', { article: { publishedTime: '2024-01-05', authors: [], tags: ['a', 'b'] } }],
  ])('%s is in the page once', (kind, more: Partial<HeadInput>) => {
    const head = create({ ...more, ownTags: [meta(kind, 'Mine')] })
    const ofKind = list([...head.sharedTags, ...head.ownTags]).filter(([about]) => about === kind)
    expect(ofKind).toEqual([[kind, 'Mine']])
  })
})

describe('other tags', () => {
  test('are added unchanged', () => {
    const tags = [
      meta('generator', 'By hand'),
      meta('og:locale', 'en'),
      meta('viewport', 'width=1024'),
    ]
    expect(create({ ownTags: tags })).toEqual({
      ...create(),
      ownTags: tags,
      hasOwnViewport: true,
    })
  })

  test.each([
    ['/a.png', '/base/a.png'],
    ['//o.example/a.png', '//o.example/a.png'],
    ['https://o.example/a.png', 'https://o.example/a.png'],
    ['a.png', 'a.png'],
  ])('get the base URL in their links: %s', (href, served) => {
    expect(list(create({ ownTags: [link('prefetch', href)] }).ownTags)).toEqual([
      ['prefetch', served],
    ])
  })
})

test.each([
  ['viewport', true],
  ['theme-color', false],
])('a document with its own %s has its own viewport: %s', (name, expected) => {
  expect(create({ ownTags: [meta(name, 'mine')] }).hasOwnViewport).toBe(expected)
})

describe('a page is shared', () => {
  test('with the same title, description, URL and image as in its head', () => {
    expect(share({ image })).toEqual([
      ['og:title', 'CLI | Docusaurus'],
      ['og:description', 'Every command.'],
      ['og:url', url],
      ['og:type', 'website'],
      ['og:site_name', 'Docusaurus'],
      ['og:image', image.url],
      ['og:image:width', '1200'],
      ['og:image:height', '630'],
      ['twitter:card', 'summary_large_image'],
      ['en', url],
      ['x-default', url],
    ])
  })

  test('as a summary without an image', () => {
    const tags = readShared()
    expect(tags).toHaveProperty('twitter:card', 'summary')
    expect(tags).not.toHaveProperty('og:image')
  })

  test('with an image of unknown size', () => {
    const tags = readShared({ image: { url: 'https://o.example/a.png' } })
    expect(tags).toMatchObject({ 'og:image': 'https://o.example/a.png' })
    expect(tags).not.toHaveProperty('og:image:width')
  })

  test('as an article with date, authors and tags if it is a post', () => {
    const article = {
      publishedTime: '2024-01-05',
      authors: ['https://a.example/', 'https://b.example/'],
      tags: ['c', 'd'],
    }
    expect(share({ article })).toEqual(
      expect.arrayContaining([
        ['og:type', 'article'],
        ['article:published_time', '2024-01-05'],
        ['article:author', 'https://a.example/'],
        ['article:author', 'https://b.example/'],
        ['article:tag', 'c'],
        ['article:tag', 'd'],
      ]),
    )
  })
})

test('a page that is not indexable can be shared, but has no language tags and no structured data', () => {
  const structuredData = [{ '@type': 'WebSite' }]
  const hidden = create({ isIndexable: false, structuredData })
  expect(list(hidden.sharedTags)).toContainEqual(['og:title', 'CLI | Docusaurus'])
  expect(hidden.sharedTags.filter(({ tag }) => tag === 'link')).toEqual([])
  expect(hidden.structuredData).toEqual([])
  expect(create({ structuredData }).structuredData).toEqual(structuredData)
})
