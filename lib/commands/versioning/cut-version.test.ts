import { mkdirSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import type { DocsConfig } from '@/lib/config/types'
import { VERSIONS_PATH } from '@/lib/config/versions'
import type { CutRequest } from './cut-version'
import { cutVersion } from './cut-version'
import { provideFolder } from '@/lib/testing/temporary-files'

const toDocument = (body: string, frontMatter = '') =>
  `---\ntitle: A\n${frontMatter}---\n\n${body}\n`

const files: Record<string, string> = {
  'content/docs/current/index.mdx': toDocument('Install `@docusaurus/core@1.0.0`. New in 1.0.0.'),
  'content/docs/current/guides/_steps.mdx': 'Run `npm i @docusaurus/core@1.0.0`.\n',
  'content/docs/current/guides/img/a.svg': '<svg/>\n',
  'content/docs/current/guides/_category_.yml': 'label: Guides\n',
  'content/docs/current/later.mdx': toDocument('Later', 'draft: true\n'),
  'content/docs/current/.DS_Store': 'x',
  'content/docs/current/sidebars.ts': 'export default {}\n',
  'content/docs/1.0.0/index.mdx': toDocument('Old'),
  'content/docs/1.0.0/sidebars.ts': 'export default {}\n',
  'app/docs/(current)/layout.tsx': "export default createSectionLayout('current')\n",
  'app/docs/(current)/[[...slug]]/page.tsx': "createInstanceRoute('current')\n",
  'app/docs/1.0.0/layout.tsx': "export default createSectionLayout('1.0.0')\n",
  'app/docs/1.0.0/[[...slug]]/page.tsx': "createInstanceRoute('1.0.0')\n",
}

const docs: DocsConfig = {
  id: 'default',
  routeBasePath: '/docs',
  contentPath: 'docs',
  versions: [
    { name: 'current', label: 'Next', path: '', state: 'unreleased', badge: true },
    { name: '1.0.0', label: '1.0.0', path: '1.0.0', state: 'newest-release', badge: true },
  ],
  lastVersion: 'current',
  breadcrumbs: true,
}

const repository = process.cwd()

const site = provideFolder()

beforeEach(() => {
  const versions = { [docs.id]: docs.versions, other: [] }
  site.write(VERSIONS_PATH, `${JSON.stringify(versions, undefined, 2)}\n`)
  for (const [file, text] of Object.entries(files)) site.write(file, text)
  process.chdir(site.path)
})

afterEach(() => process.chdir(repository))

/** Returns every file with its text. */
function readAll(folder = '.'): Record<string, string> {
  return Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort()
      .map((file) => [file, readFileSync(file, 'utf8')]),
  )
}

const read = (file: string) => readFileSync(file, 'utf8')

const accept = () => Promise.resolve()

const cut = (request: Partial<CutRequest>, check: () => Promise<unknown> = accept) =>
  cutVersion(docs, { name: '2.0.0', from: 'current', ...request }, { check })

describe('a new version', () => {
  test('has all files of its source, except for drafts and hidden files', async () => {
    await cut({})
    expect(Object.keys(readAll('content/docs/2.0.0'))).toEqual([
      'content/docs/2.0.0/guides/_category_.yml',
      'content/docs/2.0.0/guides/_steps.mdx',
      'content/docs/2.0.0/guides/img/a.svg',
      'content/docs/2.0.0/index.mdx',
      'content/docs/2.0.0/sidebars.ts',
    ])
  })

  test.each(['current', '1.0.0'])('has a layout and a page like %s', async (from) => {
    await cut({ from })
    expect(readAll('app/docs/2.0.0')).toEqual({
      'app/docs/2.0.0/[[...slug]]/page.tsx': "createInstanceRoute('2.0.0')\n",
      'app/docs/2.0.0/layout.tsx': "export default createSectionLayout('2.0.0')\n",
    })
  })

  test('pins its own release', async () => {
    await cut({})
    expect(read('content/docs/2.0.0/guides/_steps.mdx')).toContain('@docusaurus/core@2.0.0')
    expect(read('content/docs/current/index.mdx')).toBe(files['content/docs/current/index.mdx'])
  })

  test('is registered as the newest release, next to the versions of other instances', async () => {
    await cut({})
    const lists = JSON.parse(read(VERSIONS_PATH)) as Record<string, { name: string }[]>
    expect(lists['default']?.map(({ name }) => name)).toEqual(['current', '2.0.0', '1.0.0'])
    expect(lists['other']).toEqual([])
  })

  test('can be cut from another version', async () => {
    await cut({ name: '0.9.0', from: '1.0.0' })
    expect(read('content/docs/0.9.0/index.mdx')).toBe(toDocument('Old'))
  })
})

describe('nothing changes', () => {
  test.each<[string, Partial<CutRequest>, string]>([
    ['a word', { name: 'next' }, '"next" is not a release number  Fix: write three numbers'],
    ['a name that is taken', { name: 'current' }, '"current" is not a release number'],
    ['a prefix', { name: 'v2.0.0' }, 'write three numbers with dots between them, such as 2.0.0'],
    ['two numbers', { name: '2.0' }, 'such as 3.2.0'],
    [
      'a version that exists',
      { name: '1.0.0' },
      'the version 1.0.0 already exists  Fix: use the number of another release; to cut it again, first remove it',
    ],
    [
      'an unknown source',
      { from: 'curent' },
      'the docs instance "default" has no version "curent" to cut from  Fix: use one of current, 1.0.0  (did you mean "current"?)',
    ],
  ])('for %s', async (_, request, message) => {
    const before = readAll()
    await expect(cut(request)).rejects.toThrow(message)
    expect(readAll()).toEqual(before)
  })

  test('for an archived version', async () => {
    const request = { name: '0.1.0', from: 'current' }
    await expect(cutVersion(docs, request, { check: accept, archived: ['0.1.0'] })).rejects.toThrow(
      '0.1.0 is an archived version  Fix: ',
    )
  })

  test('after a cut that was interrupted before the version was registered', async () => {
    mkdirSync('content/docs/2.0.0')
    await expect(cut({})).rejects.toThrow(
      'content/docs/2.0.0/ exists, but lib/config/versions.json has no version 2.0.0  Fix: delete the folder if it is left from an interrupted cut: `rm -r content/docs/2.0.0/`',
    )
  })

  test('if the check of the site fails', async () => {
    const before = readAll()
    const refuse = () =>
      Promise.reject(new Error('content/docs/2.0.0/index.mdx:5:1  the link is broken'))
    await expect(cut({}, refuse)).rejects.toThrow(
      /^content\/docs\/2\.0\.0\/index\.mdx:5:1 {2}the link is broken\nNothing was changed: .* Fix: correct them in content\/docs\/current\//,
    )
    expect(readAll()).toEqual(before)
  })
})

test('the report says what was done and what is left to do', async () => {
  expect((await cut({})).split('\n')).toEqual([
    'Cut 2.0.0 with 5 files from current in content/docs/2.0.0/; the site with it has no problems',
    'lib/config/versions.json: current is unreleased, 2.0.0 is newest-release, 1.0.0 is unmaintained',
    'app/docs/2.0.0/ has its layout and its page',
    'content/docs/current/later.mdx is a draft, so it was left out',
    'Install commands have 2.0.0; `grep -rnF 1.0.0 content/docs/2.0.0/` lists other mentions',
    'Next: correct the snapshot to what 2.0.0 does, and commit it. Its pages have no date until then. Run `npm run urls:lock` before you publish them.',
  ])
})
