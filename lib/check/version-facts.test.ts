import { readFileSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { z } from 'zod'
import { mainDocs } from '@/lib/config/instances'
import { compareReleases, isReleaseNumber } from '@/lib/config/versions'
import { toVersionFolder } from '@/lib/model/docs/create-version'
import { listContentPaths } from '@/lib/source/list-files'

const place = z.strictObject({
  page: z.string(),
  text: z.string(),
  before: z.string().optional(),
})

const factSchema = z
  .strictObject({
    subject: z.string(),
    source: z.string(),
    since: z.string(),
    places: z.array(place).optional(),
    name: z.string().optional(),
  })
  .refine(({ places, name }) => places ?? name, 'needs places or a name')

/** Something that not all documented versions have. The file describes its fields. */
type VersionFact = z.infer<typeof factSchema>

/** The differences between the documented releases. */
const versionFacts = z
  .array(factSchema)
  .parse(parse(readFileSync('lib/check/version-facts.yml', 'utf8')))

/** The pages of a version. */
type VersionPages = {
  /** Number of the release, or undefined for the unreleased version. */
  release: string | undefined
  /** Text of every document by its path below the folder of the version. */
  pages: ReadonlyMap<string, string>
}

/** What a version says but shouldn't, or doesn't say but should. */
type FactReport = {
  /** Each with its fix. */
  problems: string[]
  /** Pages that facts refer to but the version does not have, each with its fact. */
  missing: string[]
}

/** Compares the pages of a version with the facts about its packages. */
function checkVersionFacts(
  { release, pages }: VersionPages,
  facts: readonly VersionFact[] = versionFacts,
): FactReport {
  const problems: string[] = []
  const missing: string[] = []
  for (const { subject, since, places = [], name } of facts) {
    const has = release === undefined || compareReleases(release, since) <= 0
    const reason = `this version ${has ? 'has' : 'does not have'} ${subject}`
    for (const { page, text, before } of places) {
      const found = pages.get(page)
      const [wanted, unwanted] = has ? [text, before] : [before, text]
      if (found === undefined) missing.push(`${page}  ${subject}`)
      else if (wanted !== undefined && !found.includes(wanted))
        problems.push(`${page}  ${reason}  Fix: write "${wanted}"`)
      // One text can be the start of the other.
      if (unwanted !== undefined && found?.includes(unwanted))
        problems.push(`${page}  ${reason}  Fix: remove "${unwanted}"`)
    }
    if (has || name === undefined) continue
    for (const [page, text] of pages) {
      if (text.includes(name)) problems.push(`${page}  ${reason}  Fix: remove "${name}"`)
    }
  }
  return { problems, missing }
}

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

  test('has every page that a fact is on', () => {
    expect(missing).toEqual([])
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

const check = (release: string, text: string, fact = port) =>
  checkVersionFacts({ release, pages: new Map([['cli.mdx', text]]) }, [fact])

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
})

test('a missing page is reported with its fact', () => {
  expect(checkVersionFacts({ release: '2.0.0', pages: new Map() }, [port])).toEqual({
    problems: [],
    missing: ['cli.mdx  PORT'],
  })
})
