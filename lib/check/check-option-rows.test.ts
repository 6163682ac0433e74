import { expect, test } from '@jest/globals'
import type { Problem } from '@/lib/core/problem'
import { readOptionSources } from '@/lib/options/option-sources'
import { checkOptionRows } from './check-option-rows'

const name = 'plugin-sitemap'
const file = 'content/options/plugin-sitemap.yml'
const page = 'content/docs/current/api/plugins/plugin-sitemap.mdx'
const rows = ['changefreq', 'priority', 'ignorePatterns', 'filename', 'id']

const broken: Problem = { path: page, line: 1, column: 1, message: 'a', fix: 'b' }

function check(
  anchors: string[],
  {
    path = page,
    problems = [] as Problem[],
    filesWithProblems = new Set<string>(),
    isCompiled = true,
  } = {},
) {
  const [source] = readOptionSources([name])
  if (!source) throw new Error(`no ${file}`)
  const compiled = new Map(isCompiled ? [[path, { anchors, problems }]] : [])
  const documents = new Set([path])
  return checkOptionRows(source, { documents, compiled, filesWithProblems })
}

test('an option without a row is a problem at its name', () => {
  expect(check(rows.filter((row) => row !== 'priority'))).toEqual([
    {
      ...{ path: file, line: 11, column: 15 },
      message: `${page} has no row for the option "priority"`,
      fix: 'add <OptionTable source="plugin-sitemap" table="options" /> to it',
    },
  ])
})

test('a page that has not been compiled yet is skipped', () => {
  expect(check([], { isCompiled: false })).toEqual([])
})

test('a page with problems is skipped', () => {
  expect(check([], { problems: [broken] })).toEqual([])
  expect(check([], { path: 'elsewhere.mdx', filesWithProblems: new Set([page]) })).toEqual([])
})
