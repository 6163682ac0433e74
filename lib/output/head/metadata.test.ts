import { describe, expect, test } from '@jest/globals'
import type { PageHead } from '@/lib/records/page-head'
import { toMetadata, toViewport } from './metadata'

const head: PageHead = {
  title: 'CLI | Docusaurus',
  canonical: 'https://e.example/docs/cli/',
  ...{ ownTags: [], hasOwnViewport: false, sharedTags: [], structuredData: [] },
}

describe('toMetadata', () => {
  test('has a title and one absolute URL, and leaves out missing fields', () => {
    expect(toMetadata(head)).toEqual({
      title: 'CLI | Docusaurus',
      alternates: { canonical: 'https://e.example/docs/cli/' },
    })
  })

  test.each([
    ['description', 'Every command.'],
    ['keywords', 'a,b'],
    ['robots', 'noindex, nofollow'],
  ] as const)('has the %s', (key, value) => {
    expect(toMetadata({ ...head, [key]: value })).toEqual({ ...toMetadata(head), [key]: value })
  })

  test('lists feeds by type', () => {
    const feeds = [
      { type: 'application/rss+xml', url: 'https://e.example/rss.xml', title: 'News (RSS)' },
      { type: 'application/atom+xml', url: 'https://e.example/atom.xml', title: 'News (Atom)' },
    ]
    expect(toMetadata({ ...head, feeds }).alternates).toEqual({
      canonical: head.canonical,
      types: {
        'application/rss+xml': [{ url: 'https://e.example/rss.xml', title: 'News (RSS)' }],
        'application/atom+xml': [{ url: 'https://e.example/atom.xml', title: 'News (Atom)' }],
      },
    })
  })

  test('leaves out what only other sites and search engines read', () => {
    const sharedTags: PageHead['sharedTags'] = [
      { tag: 'meta', attributes: { property: 'og:title', content: 'A' } },
    ]
    expect(toMetadata({ ...head, sharedTags, structuredData: [{}] })).toEqual(toMetadata(head))
  })
})

describe('toViewport', () => {
  test('changes nothing if the document has no viewport', () => {
    expect(toViewport(head)).toEqual({})
  })

  test('unsets the site’s keys if the document has its own viewport', () => {
    const viewport = toViewport({ ...head, hasOwnViewport: true })
    expect(viewport).toHaveProperty('width', undefined)
    expect(viewport).toHaveProperty('initialScale', undefined)
  })
})
