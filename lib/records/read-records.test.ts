import { describe, expect, test } from '@jest/globals'
import { provideFiles } from '@/lib/testing/temporary-files'
import { loadPage, readPage, readSiteIndex } from './read-records'
import type { PostListPage, SitePage, StandalonePage } from './site-page'
import type { SiteRecords } from './write-records'
import { writeRecords } from './write-records'

provideFiles(() => Promise.resolve({}))

const toBase = (path: string) => ({
  ...{ href: path, path, title: path },
  ...{ isIndexable: true, isUnlisted: false },
  head: {
    ...{ metadata: { title: 'A', alternates: {} }, ownTags: [] },
    structuredData: [],
  },
})

const toPage = (path: string): StandalonePage => ({
  ...toBase(path),
  ...{ kind: 'page', frontMatter: {}, toc: [] },
  body: { key: `body-of-${path.slice(1, -1)}`, href: '/', links: {} },
})

const post = { title: 'P', href: '/p/', date: '2024-02-29', authors: [], tags: [] }

const blogList: PostListPage = {
  ...toBase('/blog/'),
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

const errorTests: SitePage = { ...toBase('/errors/'), kind: 'error-tests' }

const write = (...pages: SitePage[]) => {
  const site: SiteRecords = {
    pages: pages.map((page) => ({ page, route: page.path })),
    ...{ redirects: [], sections: [], routeManifest: { fileName: '', json: '' }, formulas: [] },
  }
  return writeRecords(site, (key) => `code of ${key}`)
}

describe('a page', () => {
  test('is read by its path', () => {
    write(toPage('/a/'), toPage('/ä b/'))
    expect(readPage('/ä b/')).toEqual(toPage('/ä b/'))
  })

  test.each<[SitePage, Record<string, string>]>([
    [toPage('/a/'), { 'body-of-a': 'code of body-of-a' }],
    [blogList, { one: 'code of one', two: 'code of two' }],
    [errorTests, {}],
  ])('comes with the bodies that it shows', (page, bodies) => {
    write(page)
    expect(loadPage(page.path)).toEqual({ page, bodies })
  })

  test('throws if the site does not have it', () => {
    write(toPage('/a/'))
    for (const load of [readPage, loadPage])
      expect(() => load('/b/')).toThrow('the page /b/ has no record')
  })
})

test('the index is read again after it was written, and only then', () => {
  for (const path of ['/a/', '/b/']) {
    const written = write(toPage(path))
    expect(readSiteIndex()).toEqual(written)
  }
  expect(readSiteIndex()).toBe(readSiteIndex())
})
