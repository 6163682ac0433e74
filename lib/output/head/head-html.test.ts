import { describe, expect, test } from '@jest/globals'
import type { PageHead } from '@/lib/records/page-head'
import { toJsonLd, toSharedHtml, toTagsHtml } from './head-html'

const head: PageHead = {
  title: 'A',
  canonical: 'https://e.example/a/',
  ...{ ownTags: [], hasOwnViewport: false, sharedTags: [], structuredData: [] },
}

test('tags have HTML attribute names and escaped values', () => {
  expect(
    toTagsHtml([
      { tag: 'link', attributes: { rel: 'alternate', hrefLang: 'en', href: '/?a&b' } },
      { tag: 'meta', attributes: { property: 'og:title', content: '<A> & "B"' } },
    ]),
  ).toBe(
    '<link rel="alternate" hreflang="en" href="/?a&amp;b"/><meta property="og:title" content="&lt;A&gt; &amp; &quot;B&quot;"/>',
  )
})

describe('structured data', () => {
  test.each([
    ['none', [], undefined],
    ['one piece', [{ '@type': 'A' }], '{"@context":"https://schema.org","@type":"A"}'],
    [
      'several as one graph',
      [{ '@type': 'A' }, { '@type': 'B' }],
      '{"@context":"https://schema.org","@graph":[{"@type":"A"},{"@type":"B"}]}',
    ],
    [
      'a text that cannot end its script',
      [{ name: '</script>' }],
      '{"@context":"https://schema.org","name":"\\u003c/script>"}',
    ],
  ])('%s', (_, structuredData, json) => {
    expect(toJsonLd({ ...head, structuredData })).toBe(json)
  })
})

test('the export writes the shared tags and the structured data, but no tags that React manages', () => {
  const meta = (property: string): PageHead['ownTags'][number] => ({
    tag: 'meta',
    attributes: { property, content: 'b' },
  })
  expect(
    toSharedHtml({
      ...head,
      ownTags: [meta('own')],
      sharedTags: [meta('og:a')],
      structuredData: [{ '@type': 'A' }],
    }),
  ).toBe(
    '<meta property="og:a" content="b"/><script type="application/ld+json">{"@context":"https://schema.org","@type":"A"}</script>',
  )
  expect(toSharedHtml(head)).toBe('')
})
