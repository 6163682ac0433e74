import { expect, test } from '@jest/globals'
import type { DocsConfig } from '@/lib/config/types'
import type { PageBase } from '@/lib/records/site-page'
import { createRouteManifest, toManifestFile } from './route-manifest'

type ListedPage = Pick<PageBase, 'path' | 'title' | 'isIndexable' | 'isCatchAll'>

const toPage = (path: string, more: Partial<ListedPage> = {}): ListedPage => ({
  ...{ path, title: `Page ${path}`, isIndexable: true },
  ...more,
})

const toDocs = (routeBasePath: string, ...paths: string[]): DocsConfig => ({
  ...{ id: routeBasePath, routeBasePath, contentPath: '', breadcrumbs: true },
  versions: paths.map((path) => ({
    ...{ name: path || 'current', label: path, path, state: 'newest-release', badge: true },
  })),
  lastVersion: 'current',
})

test('lists pages that search engines may list, and hides the rest', () => {
  const pages = [toPage('/docs/'), toPage('/tests/', { isIndexable: false })]
  expect(createRouteManifest(pages, [], [])).toMatchObject({
    pages: [['/docs/', 'Page /docs/']],
    unlisted: ['/tests/'],
  })
})

test('lists catch-all pages', () => {
  const pages = [toPage('/a/'), toPage('/b/', { isCatchAll: true })]
  expect(createRouteManifest(pages, [], []).catchAll).toEqual(['/b/'])
})

test('lists the versions of versioned docs, except the one at the root', () => {
  const instances = [toDocs('/docs', '', '3.1.1', '3.0.1'), toDocs('/community', '')]
  expect(createRouteManifest([], [], instances).versioned).toEqual([
    { root: '/docs/', versions: ['3.1.1', '3.0.1'] },
  ])
})

test('leaves out redirects from the next version of versioned docs', () => {
  const redirects = [
    { from: '/docs/next/cli/', to: '/docs/cli/' },
    { from: '/community/next/a/', to: '/community/a/' },
    { from: '/team/', to: '/community/team/' },
  ]
  const instances = [toDocs('/docs', '', '3.1.1'), toDocs('/community', '')]
  expect(createRouteManifest([], redirects, instances).redirects).toEqual([
    ['/community/next/a/', '/community/a/'],
    ['/team/', '/community/team/'],
  ])
})

test('the name of its file depends on its content', () => {
  const toFile = (...paths: string[]) =>
    toManifestFile(
      createRouteManifest(
        paths.map((path) => toPage(path)),
        [],
        [],
      ),
    )
  expect(toFile('/a/').path).toMatch(/^\/routes\/manifest\.[\da-f]{8}\.json$/)
  expect(toFile('/a/')).toEqual(toFile('/a/'))
  expect(toFile('/a/').path).not.toBe(toFile('/b/').path)
  expect(JSON.parse(toFile('/a/').json)).toMatchObject({ pages: [['/a/', 'Page /a/']] })
})
