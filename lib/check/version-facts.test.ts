import { readFileSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import { mainDocs } from '@/lib/config/instances'
import { isReleaseNumber } from '@/lib/config/versions'
import { toVersionFolder } from '@/lib/model/docs/create-version'
import { listContentPaths } from '@/lib/source/list-files'
import type { VersionFact } from './version-facts'
import { checkVersionFacts, versionFacts } from './version-facts'

/**
 * Snapshots that have not been cut in full yet have three documents. A snapshot that has been cut must not lose a page.
 */
const MOST_OF_A_SAMPLE = 10

const paths = listContentPaths()

describe.each(mainDocs.versions)('the documentation of $name', (version) => {
  const folder = toVersionFolder(mainDocs, version)
  const pages = new Map(
    paths
      .filter((path) => path.startsWith(folder))
      .map((path) => [path.slice(folder.length), readFileSync(path, 'utf8')]),
  )
  const release = isReleaseNumber(version.name) ? version.name : undefined
  const { problems, missing } = checkVersionFacts({ release, pages })

  test('describes what its release has and nothing that it lacks', () => {
    expect(problems).toEqual([])
  })

  const isSample = pages.size <= MOST_OF_A_SAMPLE

  test(`has every page that a fact is on${isSample ? ', once it has been cut in full' : ''}`, () => {
    if (isSample) {
      const lines = missing.map((line) => `  ${line}\n`).join('')
      process.stderr.write(`${folder} has ${pages.size} documents. Not checked:\n${lines}`)
    } else {
      expect(missing).toEqual([])
    }
  })
})

test('no fact is listed twice', () => {
  const subjects = versionFacts.map(({ subject }) => subject)
  expect(new Set(subjects).size).toBe(subjects.length)
})

const port: VersionFact = {
  subject: 'PORT',
  source: 'utils/lib/constants.js',
  since: '2.0.0',
  places: [{ page: 'cli.mdx', text: '`3000` or `PORT`', before: '`3000`.' }],
}

const check = (release: string | undefined, text: string, fact = port) =>
  checkVersionFacts({ release, pages: new Map([['cli.mdx', text]]) }, [fact])

test.each([
  ['2.0.0', 'Default `3000` or `PORT`.'],
  [undefined, 'Default `3000` or `PORT`.'],
  ['1.9.0', 'Default `3000`.'],
])('%s may say %j', (release, text) => {
  expect(check(release, text)).toEqual({ problems: [], missing: [] })
})

test.each([
  [
    '1.9.0',
    'Default `3000` or `PORT`.',
    [
      'cli.mdx  this version does not have PORT  Fix: write "`3000`."',
      'cli.mdx  this version does not have PORT  Fix: remove "`3000` or `PORT`"',
    ],
  ],
  [
    '2.0.0',
    'Default `3000`.',
    [
      'cli.mdx  this version has PORT  Fix: write "`3000` or `PORT`"',
      'cli.mdx  this version has PORT  Fix: remove "`3000`."',
    ],
  ],
])('%s must not say %j', (release, text, problems) => {
  expect(check(release, text).problems).toEqual(problems)
})

test('a name is on no page of an earlier version', () => {
  const fact = { ...port, places: [], name: 'CodeInline' }
  expect(check('1.9.0', 'The `CodeInline`.', fact).problems).toEqual([
    'cli.mdx  this version does not have PORT  Fix: remove "CodeInline"',
  ])
  expect(check('2.0.0', 'The `CodeInline`.', fact).problems).toEqual([])
})

test('a missing page is reported with its fact', () => {
  expect(checkVersionFacts({ release: '2.0.0', pages: new Map() }, [port])).toEqual({
    problems: [],
    missing: ['cli.mdx  PORT'],
  })
})
