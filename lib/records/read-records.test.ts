import { describe, expect, test } from '@jest/globals'
import { provideFiles } from '@/lib/testing/temporary-files'
import { createTestBase, createTestPage } from '@/lib/testing/test-pages'
import { loadPage, readSiteIndex } from './read-records'
import type { PostListPage, SitePage } from './site-page'
import type { SiteRecords } from './write-records'
import { writeRecords } from './write-records'

provideFiles()

const post = { title: 'P', href: '/p/', date: '2024-02-29', authors: [], tags: [] }

const blogList: PostListPage = {
  ...createTestBase('/blog/'),
  kind: 'post-list',
  blog: { title: 'Blog', entry: 'post', feedHref: '/blog/rss.xml' },
  list: {
    entries: ['one', 'two'].map((key) => ({
      post,
      body: { key, href: '/', links: {} },
      isTruncated: false,
    })),
  },
}

const errorTests: SitePage = { ...createTestBase('/errors/'), kind: 'error-tests' }

const write = (...pages: SitePage[]) => {
  const site: SiteRecords = {
    pages: pages.map((page) => ({ page, route: page.path })),
    ...{ redirects: [], sections: [], dataFiles: [], formulas: [] },
  }
  return writeRecords(site, (key) => `code of ${key}`)
}

describe('a page', () => {
  test('is read by its path', () => {
    write(createTestPage('/a/'), createTestPage('/ä b/'))
    expect(loadPage('/ä b/').page).toEqual(createTestPage('/ä b/'))
  })

  test.each<[SitePage, Record<string, string>]>([
    [createTestPage('/a/'), { k: 'code of k' }],
    [blogList, { one: 'code of one', two: 'code of two' }],
    [errorTests, {}],
  ])('comes with the bodies that it shows', (page, bodies) => {
    write(page)
    expect(loadPage(page.path)).toEqual({ page, bodies })
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
