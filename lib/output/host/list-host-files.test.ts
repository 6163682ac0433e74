import { expect, test } from '@jest/globals'
import type { PageSummary } from '@/lib/records/site-index'
import { listHostFiles } from './list-host-files'

const toSummary = (path: string): PageSummary => ({
  ...{ path, href: path, route: path, kind: 'page', title: 'Page', hash: '' },
  ...{ isIndexable: true, isUnlisted: false },
})

const listPaths = (...paths: string[]) =>
  listHostFiles(
    {
      pages: paths.map(toSummary),
      redirects: [{ from: '/docs/team/', to: '/community/team/' }],
      ...{ sidebars: [], routeManifest: { fileName: '', json: '' }, formulas: [] },
    },
    '',
  ).map(({ path }) => path)

test('a URL that has moved is a page, and hosts get files of their own', () => {
  expect(listPaths('/')).toEqual([
    '/docs/team/index.html',
    '/_redirects',
    '/_headers',
    '/.nojekyll',
  ])
})
