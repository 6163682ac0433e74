import {
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { toRecordFile, toSectionFile } from './record-files'
import type { SitePage, StandalonePage } from './site-page'
import type { RoutedPage, SiteRecords } from './write-records'
import { hashText } from './record-files'
import { writeRecords, writeRevision } from './write-records'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'records-'))
})

afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
  Object.assign(process.env, { NODE_ENV: 'test' })
})

const toPage = (sitePath: string, more: Partial<StandalonePage> = {}): StandalonePage => ({
  ...{ kind: 'page', href: sitePath, path: sitePath, title: sitePath, language: 'en' },
  ...{ isIndexable: true, isUnlisted: false, frontMatter: {} },
  head: {
    ...{ title: 'A', canonical: '', ownTags: [], hasOwnViewport: false },
    ...{ sharing: { siteName: '' }, structuredData: [] },
  },
  body: { key: 'k', links: {} },
  toc: [],
  ...more,
})

const toSite = (...pages: (SitePage | RoutedPage)[]): SiteRecords => ({
  pages: pages.map((page) => ('page' in page ? page : { page, route: '/examples' })),
  redirects: [{ from: '/a/', to: '/b/' }],
  ...{ sections: [], routeManifest: { fileName: 'm.json', json: '{}' }, formulas: [] },
})

const write = (...pages: (SitePage | RoutedPage)[]) =>
  writeRecords(toSite(...pages), (key) => `code of ${key}`, folder)

const list = (name: string) => readdirSync(path.join(folder, name)).sort()
const read = (name: string) => readFileSync(path.join(folder, name), 'utf8')

/** Sets the modification time of every file back and returns a function that lists the files changed since. */
function ageFiles(): () => string[] {
  const old = new Date('2020-01-01')
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
  for (const file of files) utimesSync(file, old, old)
  return () =>
    files
      .filter((file) => !existsSync(file) || statSync(file).mtime.getTime() !== old.getTime())
      .map((file) => path.relative(folder, file))
      .sort()
}

describe('a page', () => {
  test('is one file', () => {
    const pages = [toPage('/a/'), toPage('/A/'), toPage('/ä b/')]
    write(...pages)
    expect(list('pages')).toHaveLength(3)
    for (const page of pages) expect(JSON.parse(read(toRecordFile(page.path)))).toEqual(page)
  })

  test('is in the index with its summary and route', () => {
    const updated = { date: '2024-02-29', author: 'A' }
    const { pages } = write(
      toPage('/a/', { source: 'content/a.mdx', updated, isCatchAll: true }),
      toPage('/b/', { isUnlisted: true, isIndexable: false }),
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

  test('has a file but no index entry without a route', () => {
    const { pages } = write({ page: toPage('/404/'), route: undefined })
    expect(pages).toEqual([])
    expect(list('pages')).toHaveLength(1)
  })
})

describe('a section', () => {
  const toHash = (label: string) => {
    const sections = [{ id: '/docs', navbar: { 'version:': { label, href: '/docs/' } } }]
    const page = { page: toPage('/docs/a/'), route: '/docs', section: '/docs' }
    const [summary] = writeRecords({ ...toSite(page), sections }, () => '', folder).pages
    expect(list('sections')).toHaveLength(1)
    expect(JSON.parse(read(toSectionFile('/docs')))).toEqual(sections[0])
    return summary?.hash
  }

  test('is one file, and changes the hashes of its pages', () => {
    const hash = toHash('Canary')
    expect(toHash('Canary')).toBe(hash)
    expect(toHash('3.1.1')).not.toBe(hash)
  })

  test('that no longer exists has no file', () => {
    toHash('Canary')
    write()
    expect(list('sections')).toEqual([])
  })
})

test('returns the index that it writes', () => {
  const index = write(toPage('/a/'))
  expect(JSON.parse(read('index.json'))).toEqual(index)
  expect(index).toMatchObject({ redirects: [{ from: '/a/', to: '/b/' }], routeManifest: {} })
})

describe('a body', () => {
  test('is written once, regardless of how many pages show it', () => {
    const asked: string[] = []
    const code = 'export {}'
    const key = hashText(code)
    const getCode = (each: string) => {
      asked.push(each)
      return code
    }
    const body = { key, links: {} }
    const site = toSite(toPage('/a/', { body }), toPage('/b/', { body }))
    writeRecords(site, getCode, folder)
    writeRecords(site, getCode, folder)
    expect(asked).toEqual([key])
    expect(list('bodies')).toEqual([`${key}.js`])
    expect(read(`bodies/${key}.js`)).toBe(code)
    writeFileSync(path.join(folder, `bodies/${key}.js`), 'damaged')
    writeRecords(site, getCode, folder)
    expect(read(`bodies/${key}.js`)).toBe(code)
  })

  test('with problems has no code', () => {
    const problems = [{ path: 'a.mdx', line: 1, column: 1, message: 'm', fix: 'f' }]
    write(toPage('/a/', { body: { key: 'broken', links: {}, problems } }))
    expect(existsSync(path.join(folder, 'bodies'))).toBe(false)
  })
})

describe('when the site is written again', () => {
  test('unchanged files are left alone', () => {
    write(toPage('/a/'), toPage('/b/'))
    const listChanged = ageFiles()
    write(toPage('/a/'), toPage('/b/'))
    expect(listChanged()).toEqual([])
  })

  test('a changed page and the index are written', () => {
    write(toPage('/a/'), toPage('/b/'))
    const listChanged = ageFiles()
    write(toPage('/a/', { frontMatter: { hide_title: true } }), toPage('/b/'))
    expect(listChanged()).toEqual(['index.json', toRecordFile('/a/')])
  })

  test('deleted pages and unused bodies are removed', () => {
    write(toPage('/a/'), toPage('/b/', { body: { key: 'other', links: {} } }))
    write(toPage('/a/'))
    expect(list('pages')).toEqual([path.basename(toRecordFile('/a/'))])
    expect(list('bodies')).toEqual(['k.js'])
  })
})

describe('the revision', () => {
  const writeIn = (environment: string, page: SitePage) => {
    Object.assign(process.env, { NODE_ENV: environment })
    write(page)
  }

  test('is written only by the process that watches the content in development', () => {
    writeIn('development', toPage('/a/'))
    expect(existsSync(path.join(folder, 'revision.json'))).toBe(false)
    writeRevision('r1', folder)
    expect(JSON.parse(read('revision.json'))).toEqual({ revision: 'r1' })
  })

  test('is the same in every build', () => {
    writeIn('production', toPage('/a/'))
    const first = read('revision.json')
    writeIn('production', toPage('/b/'))
    expect(read('revision.json')).toBe(first)
  })
})
