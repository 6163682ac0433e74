import { describe, expect, test } from '@jest/globals'
import { provideFiles } from '@/lib/testing/temporary-files'
import { createTestPage } from '@/lib/testing/test-pages'
import { loadPage, readSiteIndex } from './read-records'
import type { SitePage } from './site-page'
import type { SiteRecords } from './write-records'
import { writeRecords } from './write-records'

provideFiles()

const write = (...pages: SitePage[]) => {
  const site: SiteRecords = {
    pages: pages.map((page) => ({ page, route: page.path })),
    ...{ redirects: [], sections: [], dataFiles: [], formulas: [] },
  }
  return writeRecords(site)
}

describe('a page', () => {
  test('is read by its path', () => {
    write(createTestPage('/a/'), createTestPage('/ä b/'))
    expect(loadPage('/ä b/')).toEqual(createTestPage('/ä b/'))
  })

  test('throws if the site does not have it', () => {
    write(createTestPage('/a/'))
    expect(() => loadPage('/b/')).toThrow('the page /b/ has no record')
  })
})

test('the index is read again after it was written, and only then', () => {
  for (const path of ['/a/', '/b/']) {
    const written = write(createTestPage(path))
    expect(readSiteIndex()).toEqual(written)
  }
  expect(readSiteIndex()).toBe(readSiteIndex())
})
