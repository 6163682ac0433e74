import { describe, expect, test } from '@jest/globals'
import type { HeadTag as DocumentTag } from '@/lib/markdown/core/head-tags'
import type { HeadTag, PageHead } from '@/lib/records/page-head'
import type { PageInput } from './page-base'
import type { HeadFacts } from './page-head'

process.env['BASE_URL'] = '/base/'
process.env['SITE_URL'] = 'https://e.example'
const { toDocumentTitle, toPageHead } = await import('./page-head')

const url = 'https://e.example/base/docs/cli/'
const image = { url: 'https://e.example/base/social/docs/cli.png', width: 1200, height: 630 }

const article = {
  publishedTime: '2024-01-05',
  authors: ['https://a.example/', 'https://b.example/'],
  tags: ['c', 'd'],
}

type HeadInput = Partial<PageInput & HeadFacts>

const create = (more: HeadInput = {}): PageHead =>
  toPageHead(
    { ...{ title: 'CLI', description: 'Every command.', href: '/base/docs/cli/' }, ...more },
    { kind: 'home', isIndexable: true, ...more },
  )

const describePage = (more?: HeadInput) => create(more).metadata

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

const share = (more?: HeadInput) => create(more).metadata.openGraph

test.each([
  ['CLI', 'CLI | Docusaurus'],
  [undefined, 'Docusaurus'],
])('the document title of a page titled %s is %s', (title, documentTitle) => {
  expect(toDocumentTitle(title)).toBe(documentTitle)
  expect(describePage({ headTitle: title }).title).toBe(documentTitle)
})

describe('the head of a page', () => {
  test.each<[string, HeadInput]>([
    ['description', { description: undefined }],
    ['description', { description: '' }],
    ['keywords', {}],
    ['keywords', { keywords: [] }],
    ['robots', {}],
    ['alternates.types', {}],
  ])('leaves out missing values: %s of %j', (key, more) => {
    expect(describePage(more)).not.toHaveProperty(key)
  })

  test('joins keywords', () => {
    expect(describePage({ keywords: ['a', 'b'] }).keywords).toBe('a,b')
  })

  test('encodes the URL once', () => {
    expect(describePage({ canonicalHref: '/base/ä b/' }).alternates.canonical).toBe(
      'https://e.example/base/%C3%A4%20b/',
    )
  })
})

describe('a tag of the document replaces the site’s own', () => {
  test.each<[string, DocumentTag, object]>([
    ['title', { tag: 'title', text: 'Mine' }, { title: 'Mine' }],
    ['description', meta('description', 'Mine'), { description: 'Mine' }],
    ['keywords', meta('keywords', 'a, b'), { keywords: 'a, b' }],
    ['robots', meta('robots', 'noindex'), { robots: 'noindex' }],
    [
      'canonical',
      link('canonical', 'https://o.example/'),
      { alternates: { canonical: 'https://o.example/' } },
    ],
    [
      'canonical',
      link('canonical', '/docs/a/'),
      { alternates: { canonical: 'https://e.example/base/docs/a/' } },
    ],
  ])('%s', (_, tag, replaced) => {
    const head = create({ ownTags: [tag], isIndexable: false, keywords: ['c'] })
    expect(head).toMatchObject({ metadata: replaced, ownTags: [] })
  })

  test.each<[string, string, object]>([
    ['og:site_name', 'Mine', { openGraph: { siteName: 'Mine' } }],
    ['og:title', 'Mine', { openGraph: { title: 'Mine' } }],
    ['og:description', 'Mine', { openGraph: { description: 'Mine' } }],
    ['og:url', '/a/', { openGraph: { url: 'https://e.example/base/a/' } }],
    [
      'og:image',
      '/assets/a.png',
      { openGraph: { images: [{ url: 'https://e.example/base/assets/a.png' }] } },
    ],
    ['twitter:card', 'app', { twitter: { card: 'app' } }],
    ['twitter:title', 'Mine', { twitter: { title: 'Mine' } }],
    ['twitter:description', 'Mine', { twitter: { description: 'Mine' } }],
    [
      'twitter:image',
      '/assets/a.png',
      { twitter: { images: 'https://e.example/base/assets/a.png' } },
    ],
  ])('%s: %s', (kind, content, shown) => {
    const { metadata, ownTags } = create({ ownTags: [meta(kind, content)], image })
    expect(metadata).toMatchObject(shown)
    expect(ownTags).toEqual([])
  })

  test('its own title and description are used for sharing', () => {
    const ownTags = [{ tag: 'title' as const, text: 'Mine' }, meta('description', 'My words.')]
    expect(share({ ownTags })).toMatchObject({ title: 'Mine', description: 'My words.' })
  })

  test('its own canonical URL is used for every language and for sharing', () => {
    const own = 'https://o.example/'
    expect(describePage({ ownTags: [link('canonical', own)] })).toMatchObject({
      alternates: { languages: { en: own, 'x-default': own } },
      openGraph: { url: own },
    })
  })

  test('its own image does not get the size of the site’s', () => {
    const ownTags = [meta('og:image', 'https://o.example/a.png')]
    expect(share({ ownTags, image })?.images).toEqual([{ url: 'https://o.example/a.png' }])
  })

  test.each<[string, HeadInput, string]>([
    ['og:type', {}, 'type'],
    ['og:locale', {}, 'locale'],
    ['og:image:width', { image }, 'images.0.width'],
    ['article:published_time', { article }, 'publishedTime'],
    ['article:author', { article }, 'authors'],
    ['article:tag', { article }, 'tags'],
  ])('%s is in the page once', (kind, more, key) => {
    const { metadata, ownTags } = create({ ...more, ownTags: [meta(kind, 'Mine')] })
    expect(list(ownTags)).toEqual([[kind, 'Mine']])
    expect(metadata.openGraph).not.toHaveProperty(key)
    expect(share(more)).toHaveProperty(key)
  })
})

describe('other tags', () => {
  test('are added unchanged', () => {
    const tags = [
      meta('generator', 'By hand'),
      meta('og:locale:alternate', 'fr'),
      meta('viewport', 'width=1024'),
    ]
    expect(create({ ownTags: tags })).toEqual({ ...create(), ownTags: tags })
  })

  test.each([
    ['/a.png', '/base/a.png'],
    ['//o.example/a.png', '//o.example/a.png'],
    ['a.png', 'a.png'],
  ])('get the base URL in their links: %s', (href, served) => {
    expect(list(create({ ownTags: [link('prefetch', href)] }).ownTags)).toEqual([
      ['prefetch', served],
    ])
  })
})

describe('a page is shared', () => {
  test('with the same title, description, URL, language and image as in its head', () => {
    const { openGraph, alternates } = describePage({ image })
    expect(openGraph).toEqual({
      ...{ siteName: 'Docusaurus', type: 'website', title: 'CLI | Docusaurus' },
      ...{ description: 'Every command.', url, locale: 'en', images: [image] },
    })
    expect(alternates.languages).toEqual({ en: url, 'x-default': url })
  })

  test('as an article with date, authors and tags if it is a post', () => {
    expect(share({ article })).toMatchObject({ type: 'article', ...article })
  })
})
