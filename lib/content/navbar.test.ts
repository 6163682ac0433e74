import { describe, expect, test } from '@jest/globals'
import type { DocsConfig, NavbarItem } from '@/lib/config/types'
import type { SidebarsConfig } from './docs/sidebar-config'
import { createDocs } from './docs/create-docs'
import { checkNavbar, resolveNavbar } from './navbar'

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

/** What is thrown, and what it says caused it. */
function catchError(act: () => unknown): { message: string; cause: unknown } {
  try {
    act()
  } catch (error) {
    const { message, cause } = error as Error
    return { message, cause: (cause as Error).message }
  }
  throw new Error('Nothing was thrown.')
}

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
    expect(catchError(() => resolve({ ...introItem, docId: 'intor' }))).toEqual({
      message:
        'This navbar item cannot be resolved: {"kind":"doc","docId":"intor","label":"Docs","position":"left"}',
      cause: 'No doc with the id "intor". Available: intro, tabs, cli, new.',
    })
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

test('a document that is a draft has no entry in this build', () => {
  const input = toInput('current', ['intro', 'plan'], { docs: ['intro'] })
  const files = input.files.map((file) => ({
    ...file,
    frontMatter: { ...file.frontMatter, draft: file.frontMatter.title === 'plan' },
  }))
  const inputs = [{ ...input, files }, toInput('3.1.1', ['intro'], { docs: ['intro'] })]
  const item: NavbarItem = { ...introItem, docId: 'plan' }
  expect(resolveNavbar([item], createDocs(config, inputs, options), undefined)).toEqual([])
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
    expect(catchError(() => resolve({ ...apiItem, sidebarId: 'apis' }))).toEqual({
      message:
        'This navbar item cannot be resolved: {"kind":"docSidebar","sidebarId":"apis","label":"API","position":"left"}',
      cause: 'No sidebar with the id "apis". Available: docs, api.',
    })
  })

  test('without a page is an error', () => {
    const inputs = [
      toInput('current', ['intro'], { docs: ['intro'], api: [] }),
      toInput('3.1.1', ['intro'], { docs: ['intro'] }),
    ]
    const error = catchError(() =>
      resolveNavbar([apiItem], createDocs(config, inputs, options), undefined),
    )
    expect(error.cause).toBe(`The sidebar "api" doesn't have any link.`)
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

test('an item of an unknown type is an error', () => {
  const item = { kind: 'menu', position: 'left' } as unknown as NavbarItem
  expect(catchError(() => resolve(item))).toEqual({
    message: 'This navbar item cannot be resolved: {"kind":"menu","position":"left"}',
    cause: 'No NavbarItem component found for type "menu".',
  })
})

test('items that cannot be resolved are faults of the site’s configuration', () => {
  const items: NavbarItem[] = [
    introItem,
    { ...introItem, docId: 'intor' },
    { ...apiItem, sidebarId: 'apis' },
    { kind: 'menu' } as unknown as NavbarItem,
  ]
  const path = 'lib/config/site.ts'
  const fix = 'correct the item of the navbar'
  expect(checkNavbar(items, docs)).toEqual([
    {
      path,
      needle: `'intor'`,
      message: 'No doc with the id "intor". Available: intro, tabs, cli, new',
      fix,
    },
    {
      path,
      needle: `'apis'`,
      message: 'No sidebar with the id "apis". Available: docs, api',
      fix,
    },
    { path, needle: `'menu'`, message: 'No NavbarItem component found for type "menu"', fix },
  ])
})
