import { existsSync, readFileSync, rmSync } from 'node:fs'
import { afterEach, describe, expect, test } from '@jest/globals'
import { provideFiles } from '@/lib/testing/temporary-files'
import { createTestPage } from '@/lib/testing/test-pages'
import { RECORDS_FOLDER } from './record-files'
import type { SitePage } from './site-page'
import type { RoutedPage, SiteRecords } from './write-records'
import { writeRecords, writeRevision } from './write-records'

provideFiles()

afterEach(() => {
  rmSync(RECORDS_FOLDER, { recursive: true, force: true })
  Object.assign(process.env, { NODE_ENV: 'test' })
})

const toSite = (...pages: (SitePage | RoutedPage)[]): SiteRecords => ({
  pages: pages.map((page) => ('page' in page ? page : { page, route: '/examples' })),
  redirects: [{ from: '/a/', to: '/b/' }],
  ...{ sections: [], dataFiles: [], formulas: [] },
})

const write = (...pages: (SitePage | RoutedPage)[]) => writeRecords(toSite(...pages))

const read = (name: string): unknown =>
  JSON.parse(readFileSync(`${RECORDS_FOLDER}/${name}.json`, 'utf8'))

describe('a page', () => {
  test('is in the index with its summary and route', () => {
    const updated = { date: '2024-02-29', author: 'A' }
    const { pages } = write(
      createTestPage('/a/', { source: 'content/a.mdx', updated, isCatchAll: true }),
      createTestPage('/b/', { isUnlisted: true, isIndexable: false }),
    )
    const hash = expect.stringMatching(/^[\da-f]{16}$/)
    expect(pages).toEqual([
      {
        ...{ kind: 'page', route: '/examples', href: '/a/', path: '/a/', title: '/a/' },
        ...{ source: 'content/a.mdx', updated, isCatchAll: true },
        ...{ isIndexable: true, isUnlisted: false, hash },
      },
      {
        ...{ kind: 'page', route: '/examples', href: '/b/', path: '/b/', title: '/b/' },
        ...{ isIndexable: false, isUnlisted: true, hash },
      },
    ])
  })

  test('has a record but no index entry without a route', () => {
    const { pages } = write({ page: createTestPage('/404/'), route: undefined })
    expect(pages).toEqual([])
    expect(read('pages')).toHaveProperty(['/404/'])
  })

  test('that no longer exists has no record', () => {
    write(createTestPage('/a/'), createTestPage('/b/'))
    write(createTestPage('/a/'))
    expect(read('pages')).toEqual({ '/a/': createTestPage('/a/') })
  })
})

test.each([
  ['/docs', '/docs'],
  ['/', '/examples'],
])('the section %s changes the hashes of pages with the route %s', (id, route) => {
  const toHash = (label: string) => {
    const section = { id, navbar: { 'version:': { label, href: '/docs/' } } }
    const page = { page: createTestPage('/a/'), route }
    const [summary] = writeRecords({ ...toSite(page), sections: [section] }).pages
    expect(read('sections')).toEqual({ [id]: section })
    return summary?.hash
  }
  const hash = toHash('Canary')
  expect(toHash('Canary')).toBe(hash)
  expect(toHash('3.1.1')).not.toBe(hash)
})

describe('the revision', () => {
  const writeIn = (environment: string, page: SitePage) => {
    Object.assign(process.env, { NODE_ENV: environment })
    write(page)
  }

  test('is written only by the process that watches the content in development', () => {
    writeIn('development', createTestPage('/a/'))
    expect(existsSync(`${RECORDS_FOLDER}/revision.json`)).toBe(false)
    writeRevision('r1')
    expect(read('revision')).toEqual({ revision: 'r1' })
  })

  test('is the same in every build', () => {
    writeIn('production', createTestPage('/a/'))
    const first = read('revision')
    writeIn('production', createTestPage('/b/'))
    expect(read('revision')).toEqual(first)
  })
})
