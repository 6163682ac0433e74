import { describe, expect, test } from '@jest/globals'
import type { PageHead } from '@/lib/records/page-head'
import { toMetadata, toViewport } from './metadata'

const head: PageHead = {
  title: 'CLI | Docusaurus',
  canonical: 'https://e.example/docs/cli/',
  ...{ ownTags: [], hasOwnViewport: false, sharing: { siteName: 'S' }, structuredData: [] },
}

describe('toMetadata', () => {
  test('has a title and one absolute URL, and leaves out missing fields', () => {
    expect(toMetadata(head)).toEqual({
      title: 'CLI | Docusaurus',
      alternates: { canonical: 'https://e.example/docs/cli/' },
      openGraph: { siteName: 'S', type: 'website' },
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

  test('lists its URL by language', () => {
    const languages = { en: 'https://e.example/', 'x-default': 'https://e.example/' }
    expect(toMetadata({ ...head, languages }).alternates).toMatchObject({ languages })
  })

  test('tells other sites what to show, and of which type the page is', () => {
    const sharing = { siteName: 'S', title: 'A', image: { url: 'https://e.example/a.png' } }
    expect(toMetadata({ ...head, sharing }).openGraph).toEqual({
      ...{ siteName: 'S', title: 'A', type: 'website' },
      images: [{ url: 'https://e.example/a.png' }],
    })
    const article = { publishedTime: '2024-02-29', authors: [], tags: [] }
    const ofPost = toMetadata({ ...head, sharing: { ...sharing, article } })
    expect(ofPost.openGraph).toMatchObject({ type: 'article', publishedTime: '2024-02-29' })
    const ofOwnType = toMetadata({ ...head, sharing: { ...sharing, hasOwnType: true } })
    expect(ofOwnType.openGraph).not.toHaveProperty('type')
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
