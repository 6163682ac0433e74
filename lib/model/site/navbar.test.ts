import { describe, expect, test } from '@jest/globals'
import { getPage } from '@/lib/testing/get-page'
import type { NavbarItem } from '@/lib/config/navbar-types'
import type { SidebarsConfig } from '../docs/sidebar-config'
import type { Docs } from '../docs/types'
import { createTestDocs } from '@/lib/testing/create-test-docs'
import type { DocsPageData } from '../docs/types'
import { resolveNavbar } from '@/lib/records/section'
import { checkNavbar, toSectionNavbar } from './navbar'

/** Creates a version with documents by id. */
const toVersion = (ids: string[], sidebars: SidebarsConfig, unlisted: string[] = []) => ({
  files: Object.fromEntries(
    ids.map((id) => [`${id}.mdx`, { title: id, unlisted: unlisted.includes(id) }]),
  ),
  sidebars,
})

const docs = createTestDocs({
  current: toVersion(['intro', 'tabs', 'cli', 'new'], {
    docs: ['intro', 'tabs'],
    api: ['cli', 'new'],
  }),
  '3.1.1': toVersion(['intro', 'cli'], { docs: ['intro'], api: ['cli'] }),
})

const introItem: NavbarItem = { kind: 'doc', docId: 'intro', label: 'Docs', position: 'left' }
const apiItem: NavbarItem = { kind: 'docSidebar', sidebarId: 'api', label: 'API', position: 'left' }

/** Resolves items on a page of the docs, or on a page outside them. */
function resolveOn(page: DocsPageData | undefined, instance: Docs, ...items: NavbarItem[]) {
  const place = page && {
    instanceId: instance.config.id,
    version: page.version.name,
    pages: instance.pages.filter(({ version }) => version.name === page.version.name),
  }
  const navbar = toSectionNavbar(items, [instance], place)
  return resolveNavbar(navbar, page?.href ?? '/blog/', page?.sidebar?.id)
}

/** Resolves an item on the page with this slug, or on a page outside the docs. */
function resolve(item: NavbarItem, slug?: string) {
  const page = slug === undefined ? undefined : getPage(docs, slug)
  return Object.values(resolveOn(page, docs, item))[0]
}

const isActive = (item: NavbarItem, slug?: string) => {
  const resolved = resolve(item, slug)
  return resolved !== undefined && 'active' in resolved
}

describe('a document', () => {
  test('links to the latest version outside the docs, with the other versions for readers who prefer them', () => {
    expect(resolve(introItem)).toEqual({
      href: '/docs/intro/',
      hrefByVersion: { current: '/docs/intro/', '3.1.1': '/docs/3.1.1/intro/' },
    })
  })

  test('stays in the version the reader is in', () => {
    expect(resolve(introItem, '3.1.1/cli')).toEqual({
      href: '/docs/3.1.1/intro/',
    })
  })

  test('links from a version that lacks it to the preferred or latest version', () => {
    const item: NavbarItem = { ...introItem, docId: 'new' }
    expect(resolve(item, '3.1.1/cli')).toMatchObject({
      href: '/docs/new/',
      hrefByVersion: { current: '/docs/new/' },
    })
  })

  test.each([
    ['tabs', true],
    ['cli', false],
    ['3.1.1/intro', true],
  ])('on %s is active: %s', (slug, active) => {
    expect(isActive(introItem, slug)).toBe(active)
  })

  test('has no entry if it does not exist, which the check reports', () => {
    expect(resolve({ ...introItem, docId: 'intor' })).toBeUndefined()
  })

  test('is hidden on other pages if it is unlisted', () => {
    const hidden = createTestDocs({
      current: toVersion(['intro', 'cli'], { docs: ['intro', 'cli'] }, ['intro']),
      '3.1.1': toVersion(['intro'], { docs: ['intro'] }, ['intro']),
    })
    expect(resolveOn(undefined, hidden, introItem)).toEqual({})
    expect(resolveOn(getPage(hidden, 'cli'), hidden, introItem)).toEqual({})
    expect(resolveOn(getPage(hidden, 'intro'), hidden, introItem)).toEqual({
      'doc:intro': expect.objectContaining({ href: '/docs/intro/' }),
    })
  })
})

test('a draft has no entry in a build', () => {
  const planned = createTestDocs({
    current: {
      files: { 'intro.mdx': {}, 'plan.mdx': { draft: true } },
      sidebars: { docs: ['intro'] },
    },
    '3.1.1': toVersion(['intro'], { docs: ['intro'] }),
  })
  const item: NavbarItem = { ...introItem, docId: 'plan' }
  expect(resolveOn(undefined, planned, item)).toEqual({})
})

describe('a sidebar', () => {
  test('links to its first page', () => {
    expect(resolve(apiItem)).toMatchObject({
      href: '/docs/cli/',
      hrefByVersion: { current: '/docs/cli/', '3.1.1': '/docs/3.1.1/cli/' },
    })
  })

  test.each([
    ['3.1.1/cli', true],
    ['intro', false],
  ])('on %s is active: %s', (slug, active) => {
    expect(isActive(apiItem, slug)).toBe(active)
  })
})

describe('the version menu', () => {
  const menu: NavbarItem = { kind: 'docsVersionDropdown' }

  test('links to the main page of each version outside the docs', () => {
    expect(resolve(menu)).toEqual({
      label: 'Canary',
      versions: [
        { name: 'current', label: 'Canary', href: '/docs/intro/' },
        { name: '3.1.1', label: '3.1.1', href: '/docs/3.1.1/intro/' },
      ],
    })
  })

  test('links to the same page of each version on a docs page', () => {
    expect(resolve(menu, '3.1.1/cli')).toMatchObject({
      versions: [{ href: '/docs/cli/' }, { href: '/docs/3.1.1/cli/', active: true }],
    })
  })
})

describe('a version', () => {
  const item: NavbarItem = { kind: 'docsVersion' }

  test.each([
    [undefined, 'Canary', '/docs/intro/', false],
    ['3.1.1/cli', '3.1.1', '/docs/3.1.1/intro/', true],
  ])('on %s is %s', (slug, label, href, active) => {
    expect(resolve(item, slug)).toMatchObject({ label, href })
    expect(isActive(item, slug)).toBe(active)
  })
})

test('resolves items in dropdowns, too, each by its key', () => {
  const { position: _, ...doc } = introItem
  const resolved = resolveOn(
    undefined,
    docs,
    { kind: 'link', label: 'Blog', to: '/blog/' },
    { kind: 'dropdown', label: 'More', items: [{ kind: 'html', html: '<hr>' }, doc] },
    { kind: 'docsVersionDropdown', after: [{ kind: 'docsVersion' }] },
  )
  expect(Object.keys(resolved)).toEqual(['doc:intro', 'versions:', 'version:'])
  expect(resolved).toMatchObject({
    'doc:intro': { href: '/docs/intro/' },
    'versions:': { label: 'Canary', versions: [{ name: 'current' }, { name: '3.1.1' }] },
    'version:': { label: 'Canary', href: '/docs/intro/' },
  })
})

test('reports items that cannot be resolved as problems of the navbar configuration', () => {
  const { position: _, ...intro } = introItem
  const items: NavbarItem[] = [
    introItem,
    { ...introItem, docId: 'intor' },
    { ...apiItem, sidebarId: 'apis' },
    { ...introItem, docsId: 'blog' },
    {
      kind: 'docsVersionDropdown',
      after: [
        { ...intro, docId: 'clii' },
        { ...intro, docId: 'background' },
      ],
    },
  ]
  expect(
    checkNavbar(items, [docs]).map((each) => [each.searchText, each.message, each.suggestion]),
  ).toEqual([
    [`'intor'`, 'no doc with the id "intor"', 'intro'],
    [`'apis'`, 'no sidebar with the id "apis"', 'api'],
    [`'blog'`, 'no docs instance with the id "blog"', undefined],
    [`'clii'`, 'no doc with the id "clii"', 'cli'],
    [`'background'`, 'no doc with the id "background"', undefined],
  ])
})

test('does not report a sidebar item if the sidebar’s configuration has problems', () => {
  const broken = createTestDocs({ current: { files: { 'a.mdx': {} }, sidebars: { api: ['b'] } } })
  expect(broken.problems).toHaveLength(1)
  expect(checkNavbar([apiItem], [broken])).toEqual([])
  const empty = createTestDocs({ current: { files: { 'a.mdx': {} }, sidebars: { api: [] } } })
  expect(checkNavbar([apiItem], [empty])).toMatchObject([
    { message: 'The sidebar "api" doesn\'t have any link' },
  ])
})
