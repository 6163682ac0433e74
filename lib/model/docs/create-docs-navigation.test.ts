import { describe, expect, test } from '@jest/globals'
import { getPage } from '@/lib/testing/get-page'
import type { DocsConfig } from '@/lib/config/types'
import { createTestDocs } from '@/lib/testing/create-test-docs'
import type { SidebarsConfig } from './sidebar-config'
import type { DocFile } from './types'

function create(
  files: Record<string, Partial<DocFile['frontMatter']>>,
  sidebars: SidebarsConfig,
  overrides: Partial<DocsConfig> = {},
) {
  const named = Object.fromEntries(
    Object.entries(files).map(([id, frontMatter]) => [
      `${id}.mdx`,
      { title: id.toUpperCase(), ...frontMatter },
    ]),
  )
  return createTestDocs(
    { current: { files: named, sidebars } },
    { id: 'community', routeBasePath: '/community', contentPath: 'community', ...overrides },
  )
}

describe('previous and next', () => {
  test('follow the sidebar and use pagination labels', () => {
    const docs = create(
      { a: {}, b: { sidebar_label: 'Bee' }, c: { sidebar_label: 'Cee', pagination_label: 'See' } },
      { docs: ['a', 'b', 'c'] },
    )
    expect(getPage(docs, 'b')).toMatchObject({
      previous: { label: 'A', href: '/community/a/' },
      next: { label: 'See', href: '/community/c/' },
    })
    expect(getPage(docs, 'c').previous).toEqual({ label: 'Bee', href: '/community/b/' })
    expect([getPage(docs, 'a').previous, getPage(docs, 'c').next]).toEqual([undefined, undefined])
  })

  test('do not exist for a page without a sidebar', () => {
    const docs = create({ a: {}, b: {} }, { docs: ['a'] })
    expect(getPage(docs, 'b')).toMatchObject({ previous: undefined, next: undefined })
  })

  test('can be another document, in any sidebar or none', () => {
    const docs = create({ a: { pagination_next: 'c' }, b: {}, c: {} }, { docs: ['a', 'b'] })
    expect(getPage(docs, 'a').next).toEqual({ label: 'C', href: '/community/c/' })
  })

  test('do not exist if set to null', () => {
    const docs = create(
      { a: {}, b: { pagination_prev: null, pagination_next: null }, c: {} },
      { docs: ['a', 'b', 'c'] },
    )
    expect(getPage(docs, 'b')).toMatchObject({ previous: undefined, next: undefined })
    expect(docs.problems).toEqual([])
  })

  test('cannot be a missing document', () => {
    const docs = create({ a: { pagination_prev: 'abut' }, about: {} }, { docs: ['about', 'a'] })
    expect(getPage(docs, 'a').previous).toBeUndefined()
    expect(docs.problems).toEqual([
      {
        path: 'content/community/current/a.mdx',
        searchText: 'pagination_prev:',
        message: 'pagination_prev refers to the document "abut", which does not exist',
        fix: 'use the id of a document, or null for no link',
        suggestion: 'about',
      },
    ])
  })

  test('skip links elsewhere and unlisted pages, even those of categories', () => {
    const docs = create(
      { a: {}, b: { unlisted: true }, c: { unlisted: true }, d: {} },
      {
        docs: [
          'a',
          'b',
          { type: 'link', label: 'Elsewhere', href: 'https://e.example' },
          { type: 'category', label: 'C', link: { type: 'doc', id: 'c' }, items: ['d'] },
        ],
      },
    )
    expect(getPage(docs, 'a').next?.href).toBe('/community/d/')
    expect(getPage(docs, 'd').previous?.href).toBe('/community/a/')
    expect(getPage(docs, 'b')).toMatchObject({
      unlisted: true,
      previous: undefined,
      next: undefined,
    })
  })
})

describe('displayed_sidebar', () => {
  const sidebars = { one: ['a'], two: ['a', 'b'] }

  test('chooses the sidebar, its neighbors and its breadcrumbs', () => {
    const page = getPage(create({ a: { displayed_sidebar: 'two' }, b: {} }, sidebars), 'a')
    expect(page).toMatchObject({ sidebar: { id: 'two' }, next: { href: '/community/b/' } })
  })
  test('cannot be an unknown sidebar', () => {
    expect(create({ a: { displayed_sidebar: 'too' }, b: {} }, sidebars).problems).toEqual([
      {
        path: 'content/community/current/a.mdx',
        searchText: 'displayed_sidebar:',
        message: 'displayed_sidebar refers to the sidebar "too", which does not exist',
        fix: 'use one of one, two',
        suggestion: 'two',
      },
    ])
  })
  test('is no problem if the sidebars can’t be read, which is one', () => {
    expect(create({ a: { displayed_sidebar: 'two' }, b: {} }, {}).problems).toEqual([])
  })
})

describe('breadcrumbs', () => {
  const link = { type: 'doc', id: 'b' } as const
  const sidebars: SidebarsConfig = {
    docs: [
      {
        type: 'category',
        label: 'All',
        items: [{ type: 'category', label: 'Bees', link, items: ['a'] }],
      },
    ],
  }
  const files = { a: {}, b: {} }

  test('list the categories and the page', () => {
    expect(getPage(create(files, sidebars), 'a').breadcrumbs).toEqual([
      { label: 'All' },
      { label: 'Bees', href: '/community/b/' },
      { label: 'A', href: '/community/a/' },
    ])
  })
  test('can be turned off for an instance', () => {
    const docs = create(files, sidebars, { breadcrumbs: false })
    expect(getPage(docs, 'a').breadcrumbs).toEqual([])
  })
})

describe('a generated index', () => {
  const docs = create(
    { a: { description: 'About a' }, b: {}, c: { unlisted: true }, d: { unlisted: true } },
    {
      docs: [
        {
          type: 'category',
          label: 'All',
          link: { type: 'generated-index', title: 'All of it', description: 'T', keywords: ['k'] },
          items: [
            'a',
            { type: 'category', label: 'Bees', items: ['b', 'c'] },
            { type: 'category', label: 'Told', description: 'Own text', items: ['a', 'b'] },
            { type: 'category', label: 'Hidden', items: ['d'] },
            { type: 'link', label: 'Elsewhere', href: 'https://e.example' },
            { type: 'html', value: '<hr>' },
            'c',
          ],
        },
      ],
    },
  )
  const page = getPage(docs, 'category/all')

  test('is a page with title, description, keywords and a position in the sidebar', () => {
    expect(page).toMatchObject({
      kind: 'category',
      title: 'All of it',
      description: 'T',
      keywords: ['k'],
      sidebar: { id: 'docs' },
      breadcrumbs: [{ label: 'All', href: '/community/category/all/' }],
      next: { href: '/community/a/' },
    })
  })

  test('has a card for each item that links to a listed page or another site', () => {
    expect('cards' in page && page.cards).toEqual([
      { kind: 'link', label: 'A', href: '/community/a/', description: 'About a' },
      { kind: 'category', label: 'Bees', href: '/community/b/', description: '2 items' },
      { kind: 'category', label: 'Told', href: '/community/a/', description: 'Own text' },
      { kind: 'link', label: 'Elsewhere', href: 'https://e.example', description: '' },
    ])
  })
})
