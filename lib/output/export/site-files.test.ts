import { expect, test } from '@jest/globals'
import type { PageSummary } from '@/lib/records/site-index'
import { toSiteFiles } from './site-files'

const toSummary = (path: string): PageSummary => ({
  ...{ path, href: path, route: path, kind: 'page', title: 'Page', hash: '' },
  ...{ isIndexable: true, isUnlisted: false },
})

const listPaths = (...paths: string[]) =>
  toSiteFiles(
    {
      pages: paths.map(toSummary),
      redirects: [{ from: '/docs/team/', to: '/community/team/' }],
      ...{ sidebars: [], routeManifest: { fileName: '', json: '' }, formulas: [] },
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
