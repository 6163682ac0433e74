import { describe, expect, test } from '@jest/globals'
import type { DocsConfig, NavbarItem } from '@/lib/config/types'
import type { SidebarsConfig } from './docs/sidebar-config'
import { createDocs } from './docs/create-docs'
import { resolveNavbar } from './navbar'

const config: DocsConfig = {
  id: 'default',
  routeBasePath: '/docs',
  contentPath: 'docs',
  versions: [
    { name: 'current', label: 'Canary', path: '', banner: 'none', badge: true },
    { name: '3.1.1', label: '3.1.1', path: '3.1.1', banner: 'unmaintained', badge: true },
  ],
  lastVersion: 'current',
  releasedVersion: '3.1.1',
  breadcrumbs: true,
}

function toInput(name: string, ids: string[], sidebars: SidebarsConfig, unlisted: string[] = []) {
  const files = ids.map((id) => ({
    path: `content/docs/${name}/${id}.mdx`,
    frontMatter: { title: id, unlisted: unlisted.includes(id) },
  }))
  return { name, files, sidebars, sidebarsPath: 'sidebars.ts' }
}

const options = { includeDrafts: false, toc: { min: 2, max: 3 } }

const docs = createDocs(
  config,
  [
    toInput('current', ['intro', 'tabs', 'cli', 'new'], { docs: ['intro', 'tabs'], api: ['cli', 'new'] }),
    toInput('3.1.1', ['intro', 'cli'], { docs: ['intro'], api: ['cli'] }),
  ],
  options,
)

const introItem: NavbarItem = { kind: 'doc', docId: 'intro', label: 'Docs', position: 'left' }
const apiItem: NavbarItem = { kind: 'docSidebar', sidebarId: 'api', label: 'API', position: 'left' }

/** The entry of one item on the page at this slug, or on a page outside the docs. */
function resolve(item: NavbarItem, slug?: string) {
  return resolveNavbar([item], docs, slug === undefined ? undefined : docs.get(slug.split('/')))[0]
}

describe('a document', () => {
  test('leads outside the docs to the latest version, with the others for readers who prefer them', () => {
    expect(resolve(introItem)).toEqual({
      kind: 'docs',
      label: 'Docs',
      position: 'left',
      href: '/docs/intro/',
      active: false,
      hrefByVersion: { current: '/docs/intro/', '3.1.1': '/docs/3.1.1/intro/' },
    })
  })

  test('stays in the version the reader is in', () => {
    expect(resolve(introItem, '3.1.1/cli')).toMatchObject({
      href: '/docs/3.1.1/intro/',
      hrefByVersion: {},
    })
  })

  test('leads to the latest version from one that lacks it', () => {
    const item: NavbarItem = { ...introItem, docId: 'new' }
    expect(resolve(item, '3.1.1/cli')).toMatchObject({ href: '/docs/new/' })
  })

  test.each([
    ['intro', true],
    ['tabs', true],
    ['cli', false],
    ['3.1.1/intro', true],
    ['3.1.1/cli', false],
  ])('on %s its sidebar is shown: %s', (slug, active) => {
    expect(resolve(introItem, slug)).toMatchObject({ active })
  })

  test('that does not exist is an error that lists those there are', () => {
    expect(() => resolve({ ...introItem, docId: 'intor' })).toThrow(
      'No doc with the id "intor". Available: intro, tabs, cli, new.',
    )
  })

  test('that is unlisted is hidden from all who are not on it', () => {
    const inputs = [
      toInput('current', ['intro', 'cli'], { docs: ['intro', 'cli'] }, ['intro']),
      toInput('3.1.1', ['intro'], { docs: ['intro'] }, ['intro']),
    ]
    const hidden = createDocs(config, inputs, options)
    expect(resolveNavbar([introItem], hidden, undefined)).toEqual([])
    expect(resolveNavbar([introItem], hidden, hidden.get(['cli']))).toEqual([])
    expect(resolveNavbar([introItem], hidden, hidden.get(['intro']))).toHaveLength(1)
  })
})

describe('a sidebar', () => {
  test('leads to its first page', () => {
    expect(resolve(apiItem)).toMatchObject({
      href: '/docs/cli/',
      hrefByVersion: { current: '/docs/cli/', '3.1.1': '/docs/3.1.1/cli/' },
    })
  })

  test.each([
    ['new', true],
    ['3.1.1/cli', true],
    ['intro', false],
  ])('on %s it is active: %s', (slug, active) => {
    expect(resolve(apiItem, slug)).toMatchObject({ active })
  })

  test('that does not exist is an error that lists those there are', () => {
    expect(() => resolve({ ...apiItem, sidebarId: 'apis' })).toThrow(
      'No sidebar with the id "apis". Available: docs, api.',
    )
  })

  test('without a page is an error', () => {
    const inputs = [
      toInput('current', ['intro'], { docs: ['intro'], api: [] }),
      toInput('3.1.1', ['intro'], { docs: ['intro'] }),
    ]
    expect(() => resolveNavbar([apiItem], createDocs(config, inputs, options), undefined)).toThrow(
      `The sidebar "api" doesn't have any link.`,
    )
  })
})

describe('the version menu', () => {
  const menu: NavbarItem = { kind: 'docsVersionDropdown', position: 'right' }

  test('leads outside the docs to the main page of each version', () => {
    expect(resolve(menu)).toEqual({
      kind: 'versions',
      position: 'right',
      label: 'Canary',
      links: [
        { name: 'current', label: 'Canary', href: '/docs/intro/', active: false },
        { name: '3.1.1', label: '3.1.1', href: '/docs/3.1.1/intro/', active: false },
      ],
    })
  })

  test('leads on a page to the same page of each version', () => {
    expect(resolve(menu, '3.1.1/cli')).toMatchObject({
      label: '3.1.1',
      links: [{ href: '/docs/cli/' }, { href: '/docs/3.1.1/cli/', active: true }],
    })
  })
})

test('a repository is a link as configured', () => {
  const item: NavbarItem = { kind: 'repository', label: 'Code', href: 'https://g.example', position: 'right' }
  expect(resolve(item)).toEqual(item)
})
