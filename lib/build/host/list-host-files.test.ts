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
      ...{ routeManifest: { fileName: '', json: '' }, formulas: [] },
    },
    '',
  ).map(({ path }) => path)

test('writes a page for each URL that has moved, and files for hosts', () => {
  expect(listPaths('/')).toEqual([
    '/docs/team/index.html',
    '/_redirects',
    '/_headers',
    '/.nojekyll',
  ])
})
