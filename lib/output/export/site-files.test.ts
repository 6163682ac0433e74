import { expect, test } from '@jest/globals'
import { withBaseUrl } from '@/lib/config/base-url'
import { toSiteFiles } from './site-files'

const route = { title: 'Search', path: undefined, unlisted: false, noIndex: false }

const listPaths = (...routes: string[]) =>
  toSiteFiles(
    {
      content: { docs: [], blogs: [], pages: [] },
      routes: routes.map((path) => ({ ...route, href: withBaseUrl(path) })),
      redirects: [{ from: '/docs/team/', to: '/community/team/' }],
      nested: [],
    },
    '',
  ).map(({ kind, path }) => [kind, path])

test('an address that has moved is a page, and hosts get files of their own', () => {
  expect(listPaths('/')).toEqual([
    ['redirect', 'docs/team/index.html'],
    ['file', '_redirects'],
    ['file', '_headers'],
    ['file', '.nojekyll'],
  ])
})

test('a site that can be searched says how', () => {
  expect(listPaths('/', '/search/')).toContainEqual(['file', 'opensearch.xml'])
})
