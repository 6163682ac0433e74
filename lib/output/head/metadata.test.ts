import { describe, expect, test } from '@jest/globals'
import type { PageHead, ViewportPart } from '@/lib/records/page-head'
import { toMetadata, toViewport } from './metadata'

const head: PageHead = {
  title: 'CLI | Docusaurus',
  canonical: 'https://e.example/docs/cli/',
  ...{ ownTags: [], ownViewport: [], sharedTags: [], structuredData: [] },
}

describe('toMetadata', () => {
  test('has a title and one absolute URL, and leaves out what is not there', () => {
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

  test('has the feeds by their type', () => {
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

  test('has nothing that only other sites and search engines read', () => {
    const sharedTags: PageHead['sharedTags'] = [
      { tag: 'meta', attributes: { property: 'og:title', content: 'A' } },
    ]
    expect(toMetadata({ ...head, sharedTags, structuredData: [{}] })).toEqual(toMetadata(head))
  })
})

describe('toViewport', () => {
  test('changes nothing without tags of the document', () => {
    expect(toViewport(head)).toEqual({})
  })

  test.each<[ViewportPart, string[], string[]]>([
    ['viewport', ['width', 'initialScale'], ['colorScheme']],
    ['color-scheme', ['colorScheme'], ['width']],
    ['theme-color', ['themeColor'], ['width']],
  ])('with a %s of its own the site’s keys are taken back', (part, taken, kept) => {
    const viewport = toViewport({ ...head, ownViewport: [part] })
    for (const key of taken) expect(viewport).toHaveProperty(key, undefined)
    for (const key of kept) expect(viewport).not.toHaveProperty(key)
  })
})
