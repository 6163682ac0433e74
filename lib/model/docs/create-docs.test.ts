import { describe, expect, test } from '@jest/globals'
import { getPage } from '@/lib/testing/get-page'
import { getVersion } from './create-version'
import { createTestDocs } from '@/lib/testing/create-test-docs'
import type { SidebarsConfig } from './sidebar-config'

const guides = (items: string[], slug?: string): SidebarsConfig => ({
  docs: [
    'intro',
    {
      type: 'category',
      label: 'Guides',
      link: { type: 'generated-index', ...(slug !== undefined && { slug }) },
      items,
    },
  ],
})

const three = createTestDocs({
  current: {
    files: { 'intro.mdx': { slug: '/' }, 'moved.mdx': { slug: '/new' }, 'only-here.mdx': {} },
    sidebars: guides(['moved', 'only-here']),
  },
  '3.1.1': {
    files: { 'intro.mdx': { slug: '/' }, 'moved.mdx': {}, 'removed.mdx': {} },
    sidebars: guides(['moved', 'removed']),
  },
  '3.0.1': { files: { 'intro.mdx': {}, 'moved.mdx': {} } },
})

describe('three versions', () => {
  test('have a page for every document and every generated index', () => {
    expect(three.problems).toEqual([])
    expect(three.pages.map(({ href }) => href)).toEqual([
      '/docs/',
      '/docs/new/',
      '/docs/only-here/',
      '/docs/category/guides/',
      '/docs/3.1.1/',
      '/docs/3.1.1/moved/',
      '/docs/3.1.1/removed/',
      '/docs/3.1.1/category/guides/',
      '/docs/3.0.1/intro/',
      '/docs/3.0.1/moved/',
    ])
  })

  test.each([
    ['new', '/docs/new/'],
    ['3.1.1/moved', '/docs/new/'],
    ['3.1.1', '/docs/'],
    ['3.1.1/category/guides', '/docs/category/guides/'],
    ['3.1.1/removed', '/docs/3.1.1/removed/'],
  ])('%s has the canonical page %s', (slug, href) => {
    expect(getPage(three, slug).canonicalHref).toBe(href)
  })

  test('have the root document, or else the first of the first sidebar, as main page', () => {
    expect(three.versions.map(({ mainHref }) => mainHref)).toEqual([
      '/docs/',
      '/docs/3.1.1/',
      '/docs/3.0.1/intro/',
    ])
  })
})

describe('lookup', () => {
  test('getVersion lists the existing versions in its error', () => {
    expect(() => getVersion(three, '2.0')).toThrow(
      'Invariant failed: no version "2.0" in "default"; versions: current, 3.1.1, 3.0.1',
    )
  })
})

describe('drafts', () => {
  const versions = {
    current: {
      files: { 'a.mdx': { pagination_next: 'b' }, 'b.mdx': { draft: true } },
      sidebars: { docs: ['a', 'b'] },
    },
  }

  test('have pages in development', () => {
    const docs = createTestDocs(versions, {}, true)
    expect(getPage(docs, 'a').next).toEqual({ label: 'b.mdx', href: '/docs/b/' })
  })
  test('are not published, and references to them are not problems', () => {
    const docs = createTestDocs(versions)
    expect(docs.pages.map(({ href }) => href)).toEqual(['/docs/a/'])
    expect(getPage(docs, 'a')).toMatchObject({
      sidebar: { rows: [{ docId: 'a' }] },
      next: undefined,
    })
    expect(docs.problems).toEqual([])
  })
})

describe('clashes', () => {
  test('a document with the id and the URL of another one has one problem, its id', () => {
    const files = { 'x.mdx': {}, 'y.mdx': { id: 'x' } }
    expect(createTestDocs({ current: { files } }).problems).toMatchObject([
      { path: 'content/docs/current/y.mdx', searchText: 'id:' },
    ])
  })

  test('a document at the URL of a generated index is a problem', () => {
    const files = { 'intro.mdx': { slug: '/' }, 'a.mdx': { slug: '/category/guides' } }
    const current = { files, sidebars: guides(['a']) }
    expect(createTestDocs({ current }).problems).toMatchObject([
      {
        path: 'content/docs/current/a.mdx',
        message: 'the URL /docs/category/guides/ is already used by the category "Guides"',
      },
    ])
  })

  test('two generated indexes with the same URL are a problem of the sidebars file', () => {
    const { docs: items = [] } = guides(['intro'])
    const current = { files: { 'intro.mdx': { slug: '/' } }, sidebars: { docs: items, api: items } }
    expect(createTestDocs({ current }).problems).toMatchObject([
      {
        path: 'content/docs/current/sidebars.ts',
        message: 'the URL /docs/category/guides/ is already used by the category "Guides"',
      },
    ])
  })
})
