import { expect, test } from '@jest/globals'
import { ownPages } from '@/lib/config/own-pages'

// A site with a search page.
Object.assign(ownPages, { search: { path: '/search/', title: 'Search' } })
const { hasSearchDescription } = await import('./search-description')
const { listDocumentTags } = await import('../head/document-head')
const { listSiteFiles } = await import('../site/list-site-files')

const site = {
  ...{ pages: [], redirects: [], sidebars: [], formulas: [] },
  routeManifest: { fileName: '', json: '' },
}

test('a site that can be searched says how', async () => {
  expect(hasSearchDescription).toBe(true)
  const files = await listSiteFiles(site)
  expect(files.map(({ path }) => path)).toContain('/opensearch.xml')
  expect(listDocumentTags()).toContainEqual(
    expect.objectContaining({ attributes: expect.objectContaining({ rel: 'search' }) }),
  )
})
