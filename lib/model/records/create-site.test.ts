import { describe, expect, test } from '@jest/globals'
import { debugPages } from '@/lib/config/debug-pages'
import { changelog, mainBlog, testBlog, testPages } from '@/lib/config/instances'
import type { OwnPageConfig, OwnPageKind } from '@/lib/config/own-pages'
import { ownPages } from '@/lib/config/own-pages'
import { siteConfig } from '@/lib/config/site'
import type { DebugRoute, RouteNode } from '@/lib/records/debug'
import type { PageKind, PageOf } from '@/lib/records/site-page'
import { createTestBlog, createTestRelease } from '@/lib/testing/create-test-blog'
import type { TestVersion } from '@/lib/testing/create-test-docs'
import { createTestDocs } from '@/lib/testing/create-test-docs'
import { createTestFacts, createTestOutline } from '@/lib/testing/test-facts'
import { createPages } from '../pages/create-pages'
import { createPage, createSite } from './create-site'
import type { SiteContent } from '../site/load-content'

const options = { includeDrafts: false, today: '2026-01-01' }

const facts = createTestFacts({
  findOutline: (source) =>
    createTestOutline(source.endsWith('cli.mdx') ? { math: ['height:1em'] } : {}),
  findUpdate: () => ({ date: '2024-02-29', author: 'A' }),
  showcase: [
    { title: 'A', website: 'https://a.example/', source: null, tags: [], description: 'D' },
  ],
  featureRequests: [{ group: 'G', id: 'g', themes: [] }],
  findManifest: () => ({ version: '1.0.0' }),
})

const version: TestVersion = {
  files: { 'tabs.mdx': { tags: ['Tools'] }, 'cli.mdx': {} },
  sidebars: {
    docs: [
      {
        ...{ type: 'category', label: 'Guides', items: ['tabs'] },
        link: { type: 'generated-index' },
      },
      'cli',
    ],
  },
}

const content: SiteContent = {
  redirects: { rows: [], problems: [] },
  docs: [
    createTestDocs({ current: version, '3.1.1': version }),
    createTestDocs(
      { current: { files: { 'a.mdx': {} } } },
      { id: 'docs-tests', routeBasePath: '/tests/docs', contentPath: 'tests/docs' },
    ),
  ],
  blogs: [
    createTestBlog(mainBlog, [
      {
        kind: 'Post',
        path: 'content/blog/2024-02-29-leap.mdx',
        frontMatter: { title: 'A leap day', tags: ['Tools'] },
      },
    ]),
    createTestBlog(changelog, [
      createTestRelease('3.1.1', '2024-01-26'),
      createTestRelease('3.0.1', '2023-11-30'),
    ]),
    createTestBlog(testBlog, []),
  ],
  pages: [
    createPages(
      testPages,
      [{ path: 'content/tests/pages/a.mdx', frontMatter: { title: 'A' } }],
      options,
    ),
  ],
}

const site = createSite(content, facts)
const pages = site.pages.map(({ page }) => page)

const listKind = <Kind extends PageKind>(kind: Kind) =>
  pages.filter((page): page is PageOf<Kind> => page.kind === kind)

describe('every kind of page is created', () => {
  const counts: Record<PageKind, number> = {
    ...{ doc: 5, category: 2, 'docs-tags': 2, 'docs-tag': 2 },
    ...{ post: 1, release: 2, 'post-list': 3, archive: 2, 'blog-tags': 1, 'blog-tag': 1 },
    page: 1,
    ...{
      home: 1,
      versions: 1,
      upgrade: 2,
      'upgrade-pair': 1,
      'site-map': 1,
      showcase: 1,
      'feature-requests': 1,
    },
    ...{ search: 1, offline: 1, privacy: 1, fixtures: 1 },
    ...{ 'error-tests': 1, debug: 1 + debugPages.length, 'not-found': 1 },
  }

  test.each(Object.entries(counts))('%s: %i', (kind, count) => {
    expect(pages.filter((page) => page.kind === kind)).toHaveLength(count)
  })
})

describe('a page', () => {
  test.each(pages.map((page) => [page.path, page] as const))('%s is plain JSON', (_, page) => {
    expect(JSON.parse(JSON.stringify(page))).toEqual(page)
  })

  test('has its own URL', () => {
    const hrefs = pages.map(({ href }) => href)
    expect(new Set(hrefs).size).toBe(hrefs.length)
  })

  test('has a title', () => {
    expect(pages.filter(({ title }) => title === '')).toEqual([])
  })
})

describe('the route of a page', () => {
  test.each([
    ['/docs/3.1.1/cli/', '/docs/3.1.1'],
    ['/docs/3.1.1/upgrade/', '/docs/3.1.1'],
    ['/docs/upgrade/', '/docs'],
    ['/docs/tags/', '/docs'],
    ['/tests/docs/a/', '/tests/docs'],
    ['/blog/2024/02/29/leap/', '/blog'],
    ['/changelog/3.1.1/', '/changelog'],
    ['/tests/pages/a/', '/tests/pages'],
    ['/versions/', '/versions/'],
    ['/', '/'],
  ])('of %s is %s', (path, route) => {
    expect(site.pages.find(({ page }) => page.path === path)?.route).toBe(route)
  })

  test('is defined for every page but the not-found page', () => {
    const without = site.pages.filter(({ route }) => route === undefined)
    expect(without.map(({ page }) => page.kind)).toEqual(['not-found'])
  })
})

test('each docs version and each blog has a frame, and so do all other pages together', () => {
  expect(site.sections.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['/docs', '/docs/3.1.1', '/tests/docs', '/blog', '/changelog', '/']),
  )
})

describe('the site’s own pages', () => {
  const configs: [string, OwnPageConfig][] = Object.entries(ownPages)

  test.each(configs)('%s matches its configuration', (kind, config) => {
    const [page, ...others] = listKind(kind as OwnPageKind)
    expect(others).toEqual([])
    expect(page).toMatchObject({
      path: config.path,
      title: config.title ?? siteConfig.title,
      isIndexable: !config.noIndex,
    })
    expect(page?.description).toBe(config.description)
    expect(page?.isCatchAll).toBe(config.isCatchAll)
  })

  test('home lists news and describes the site', () => {
    const [home] = listKind('home')
    expect(home).toMatchObject({
      posts: [{ title: 'A leap day', href: '/blog/2024/02/29/leap/' }],
      releases: [
        { title: 'Docusaurus 3.1.1', href: '/changelog/3.1.1/' },
        { title: 'Docusaurus 3.0.1', href: '/changelog/3.0.1/' },
      ],
      socialImage: {
        href: '/social/index.png',
        card: { title: 'Docusaurus', section: 'Docusaurus', detail: '' },
      },
      head: { metadata: { title: 'Docusaurus' }, structuredData: { '@type': 'WebSite' } },
    })
    expect(listKind('versions')[0]?.head.structuredData).toBeUndefined()
  })

  test('the site map has exactly the pages that search engines may list', () => {
    const links = listKind('site-map').flatMap(({ sections }) =>
      sections.flatMap((each) => each.links),
    )
    const listed = pages.filter(({ isIndexable }) => isIndexable)
    expect(links.map(({ href }) => href).sort()).toEqual(listed.map(({ href }) => href).sort())
  })

  test('other pages have the data that they show', () => {
    expect(listKind('showcase')[0]?.sites).toEqual(facts.showcase)
    expect(listKind('feature-requests')[0]?.groups).toEqual(facts.featureRequests)
    expect(listKind('versions')[0]?.sections.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['next', 'latest']),
    )
    expect(listKind('fixtures')[0]?.areas).toEqual([
      { kind: 'docs', href: '/tests/docs/', counts: [{ label: 'documents', count: 1 }] },
      {
        kind: 'blog',
        href: '/tests/blog/',
        counts: [
          { label: 'list pages', count: 1 },
          { label: 'archive', count: 1 },
        ],
      },
      { kind: 'pages', href: '/tests/pages/', counts: [{ label: 'pages', count: 1 }] },
    ])
  })

  test('the not-found page has the URL of the route manifest', () => {
    expect(listKind('not-found')[0]?.manifestHref).toBe(site.dataFiles[0]?.path)
  })
})

describe('the debug panel', () => {
  const panel = listKind('debug')

  test('has a page for each entry, and a root that shows the first one', () => {
    const [root, ...others] = panel
    expect(root).toMatchObject({ isRoot: true, id: debugPages[0].id })
    expect(others.map(({ id }) => id)).toEqual(debugPages.map(({ id }) => id))
    for (const page of panel) {
      expect(page.view.id).toBe(page.id)
      expect(page.isIndexable).toBe(false)
    }
  })

  test('lists pages with their instance, their sidebar, and what the page of a blog lists', () => {
    const list = ({ route, children }: RouteNode): DebugRoute[] => [
      ...(route ? [route] : []),
      ...children.flatMap(list),
    ]
    const routes = panel.flatMap(({ view }) => (view.id === 'routes' ? list(view.tree) : []))
    expect(routes).toHaveLength(pages.length - 1)
    expect(routes).toEqual(
      expect.arrayContaining([
        { href: '/__docusaurus/debug/', kind: 'debug', family: 'site', exact: true },
        {
          ...{ href: '/docs/cli/', kind: 'doc', family: 'docs/default', exact: true },
          ...{ sidebar: 'docs', source: 'content/docs/current/cli.mdx' },
        },
        {
          ...{ href: '/blog/archive/', kind: 'archive', family: 'blog/blog', exact: true },
          sidebar: 'posts',
          data: { items: ['/blog/2024/02/29/leap/'], metadata: { title: 'Archive' } },
        },
      ]),
    )
    expect(routes.filter(({ exact }) => !exact)).toMatchObject([{ kind: 'feature-requests' }])
  })
})

test('the styles of formulas are listed for each page that has any', () => {
  expect(site.formulas).toEqual([['height:1em'], ['height:1em']])
})

test('an instance with only one version has no redirects from a next one', () => {
  expect(site.redirects.filter(({ from }) => from.startsWith('/tests/docs/next/'))).toEqual([])
})

describe('if the default version is not the one at the root', () => {
  const versions = createTestDocs({ current: version, '3.1.1': version }).config.versions
  const docs = createTestDocs(
    { current: version, '3.1.1': version },
    {
      lastVersion: '3.1.1',
      versions: versions.map((each) => ({ ...each, noIndex: each.name === '3.1.1' })),
    },
  )
  const { pages: planned, redirects } = createSite({ ...content, docs: [docs] }, facts)

  test('it has the pages of upgrades, and search engines list them only if they list it', () => {
    const upgrades = planned.filter(({ page }) => page.kind.startsWith('upgrade'))
    expect(upgrades.map(({ route, page }) => [route, page.path, page.isIndexable])).toEqual([
      ['/docs', '/docs/upgrade/', true],
      ['/docs/3.1.1', '/docs/3.1.1/upgrade/', false],
      ['/docs/3.1.1', '/docs/3.1.1/upgrade/3.0-to-3.1/', false],
    ])
  })

  test('URLs of the next version lead to the one at the root', () => {
    const toNext = redirects.filter(({ from }) => from.startsWith('/docs/next/'))
    expect(toNext).toContainEqual({ from: '/docs/next/cli/', to: '/docs/cli/' })
    expect(toNext.filter(({ from }) => from.includes('3.1.1'))).toEqual([])
  })
})

test('createPage returns the same record as createSite', () => {
  const records = site.pages
    .map(({ page }) => page)
    .filter(({ kind }) => kind !== 'debug' && kind !== 'not-found')
  expect(records.map(({ path }) => createPage(path, content, facts))).toEqual(records)
  expect(createPage('/docs/nothing/', content, facts)).toBeUndefined()
})
