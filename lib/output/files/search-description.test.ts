import { expect, test } from '@jest/globals'
import { listDocumentTags } from '../head/document-head'
import { listSiteFiles } from '../site/list-site-files'
import { hasSearchDescription } from './search-description'

const site = {
  ...{ pages: [], redirects: [], formulas: [] },
  routeManifest: { fileName: '', json: '' },
}

test('a site with a search page describes its search', async () => {
  expect(hasSearchDescription).toBe(true)
  const files = await listSiteFiles(site)
  expect(files.map(({ path }) => path)).toContain('/opensearch.xml')
  expect(listDocumentTags()).toContainEqual(
    expect.objectContaining({ attributes: expect.objectContaining({ rel: 'search' }) }),
  )
})
