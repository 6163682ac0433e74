import { describe, expect, test } from '@jest/globals'
import { getPage } from '@/lib/testing/get-page'
import { createTestDocs } from '@/lib/testing/create-test-docs'
import type { Docs } from './types'
import type { SidebarsConfig } from './sidebar-config'

const sidebars: SidebarsConfig = {
  docs: [
    'intro',
    {
      ...{ type: 'category', label: 'Guides', link: { type: 'generated-index' } },
      items: [
        {
          ...{ type: 'category', label: 'Sidebar', link: { type: 'doc', id: 'guides/sidebar' } },
          items: ['guides/deep'],
        },
        'guides/flat',
      ],
    },
  ],
}

const root = { 'intro.mdx': { slug: '/' } }

const docs = createTestDocs({
  current: {
    files: {
      ...root,
      ...{ 'guides/sidebar.mdx': {}, 'guides/deep.mdx': { tags: ['a'] }, 'guides/flat.mdx': {} },
      ...{ 'api/plugins.mdx': {}, 'api/plugins/pwa.mdx': {}, 'moved.mdx': { slug: '/new/place' } },
    },
    sidebars,
  },
  '3.1.1': {
    files: {
      ...root,
      ...{ 'guides/sidebar.mdx': { slug: '/sidebar' }, 'guides/flat.mdx': { tags: ['a'] } },
      ...{ 'api/plugins.mdx': {}, 'moved.mdx': {} },
    },
    sidebars: {
      docs: [
        'intro',
        {
          ...{ type: 'category', label: 'Guides', link: { type: 'generated-index' } },
          items: ['guides/sidebar', 'guides/flat'],
        },
      ],
    },
  },
  '3.0.1': { files: root },
})

const hrefsOf = (slug: string, from: Docs = docs) =>
  getPage(from, slug).versionLinks.map(({ href }) => href)

describe('in another version, a page links to', () => {
  test.each([
    ['the same document, even at another path', 'new/place', '/docs/3.1.1/moved/'],
    ['the nearest category of its sidebar', 'guides/deep', '/docs/3.1.1/sidebar/#not-in-version'],
    ['the same generated page', 'category/guides', '/docs/3.1.1/category/guides/'],
    ['the page above its URL', 'api/plugins/pwa', '/docs/3.1.1/api/plugins/#not-in-version'],
    ['the page of the same tag', 'tags/a', '/docs/3.1.1/tags/a/'],
  ])('%s', (_, slug, expected) => {
    expect(docs.problems).toEqual([])
    expect(hrefsOf(slug)[1]).toBe(expected)
  })

  test('the main page if it has no parent there', () => {
    expect(hrefsOf('guides/deep')[2]).toBe('/docs/3.0.1/#not-in-version')
    expect(hrefsOf('tags/a')[2]).toBe('/docs/3.0.1/#not-in-version')
  })
})

test('only pages that replace others are marked as stand-ins', () => {
  const standIns = docs.pages.filter(({ version }) => version.isFallback).map(({ href }) => href)
  expect(standIns).toEqual(['/docs/3.1.1/sidebar/', '/docs/3.1.1/api/plugins/', '/docs/3.0.1/'])
})

describe('the version notice', () => {
  const noticeOf = (slug: string) => getPage(docs, slug).version.notice

  test('of an unreleased version is a line with a link to the same page of the newest release', () => {
    expect(noticeOf('guides/flat')).toEqual({
      form: 'line',
      before: 'Unreleased; the newest release is ',
      link: { name: '3.1.1', label: '3.1.1', href: '/docs/3.1.1/guides/flat/', text: '3.1.1' },
      after: '',
    })
  })

  test('of the newest release is a line with a link to the unreleased version', () => {
    expect(noticeOf('3.1.1/moved')).toEqual({
      form: 'line',
      before: 'Newest release; upcoming changes are in ',
      link: { name: 'current', label: 'Canary', href: '/docs/new/place/', text: 'Canary' },
      after: '',
    })
  })

  test('of an unmaintained version is a banner with a link to the newest release', () => {
    expect(noticeOf('3.0.1')).toEqual({
      form: 'banner',
      before:
        'This is documentation for Docusaurus 3.0.1, which is no longer actively maintained. For up-to-date documentation, see the ',
      link: { name: '3.1.1', label: '3.1.1', href: '/docs/3.1.1/', text: 'latest version' },
      after: ' (3.1.1).',
    })
  })

  test('is missing in an instance with one version', () => {
    const one = createTestDocs({ '3.1.1': { files: root } })
    expect(getPage(one, '3.1.1').version.notice).toBeUndefined()
  })
})
