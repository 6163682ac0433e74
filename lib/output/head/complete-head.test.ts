import { describe, expect, test } from '@jest/globals'
import { completeHead } from './complete-head'
import type { PageFacts } from './page-facts'

const toPage = (more = '') =>
  `<html><head><title>A &amp; B</title><meta name="description" content="Two &quot;letters&quot;."/><link rel="canonical" href="https://e.example/a/"/>${more}</head><body></body></html>`

const facts: PageFacts = {
  isIndexable: true,
  image: { url: 'https://e.example/social/a.png', width: 1200, height: 630 },
  data: [{ '@type': 'WebSite', name: '</script>' }],
}

/** Every tag of a piece of HTML: what it is about, and what it says. */
const readTags = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/(?:property|name|hreflang)="([^"]*)" (?:content|href)="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  )

describe('a page', () => {
  test('is shared with its title, description, address and picture, as it says them itself', () => {
    expect(readTags(completeHead(toPage(), facts))).toEqual({
      'og:title': 'A &amp; B',
      'og:description': 'Two &quot;letters&quot;.',
      'og:url': 'https://e.example/a/',
      'og:type': 'website',
      'og:site_name': 'Docusaurus',
      'og:image': 'https://e.example/social/a.png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
      en: 'https://e.example/a/',
      'x-default': 'https://e.example/a/',
    })
  })

  test('keeps the tags of its own', () => {
    const own =
      '<meta property="og:title" content="Mine"/><meta name="twitter:card" content="app"/>'
    const tags = readTags(completeHead(toPage(own), facts))
    expect(tags).not.toHaveProperty('og:title')
    expect(tags).not.toHaveProperty('twitter:card')
  })

  test('has structured data that cannot end its script', () => {
    expect(completeHead(toPage(), facts)).toContain(
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"WebSite","name":"\\u003c/script>"}</script>',
    )
  })

  test('has several pieces of data as one graph', () => {
    const data = [{ '@type': 'A' }, { '@type': 'B' }]
    expect(completeHead(toPage(), { ...facts, data })).toContain(
      '{"@context":"https://schema.org","@graph":[{"@type":"A"},{"@type":"B"}]}',
    )
  })
})

test('a post is an article with its day, authors and tags', () => {
  const article = { publishedTime: '2024-01-05', authors: ['https://a.example/?b&c'], tags: ['d'] }
  expect(readTags(completeHead(toPage(), { ...facts, article }))).toMatchObject({
    'og:type': 'article',
    'article:published_time': '2024-01-05',
    'article:author': 'https://a.example/?b&amp;c',
    'article:tag': 'd',
  })
})

test.each([
  ['a page that search engines are to leave out', { isIndexable: false, data: [] }],
  ['a page that is none of the content', undefined],
])('%s can be shared, but has no languages and no data', (_, unlisted) => {
  const html = completeHead(toPage(), unlisted)
  expect(readTags(html)).toMatchObject({ 'og:title': 'A &amp; B', 'twitter:card': 'summary' })
  expect(html).not.toContain('hreflang')
  expect(html).not.toContain('ld+json')
})

test('a document without a canonical address is left alone', () => {
  expect(completeHead('<html><head><title>A</title></head></html>', facts)).toBe('')
})
