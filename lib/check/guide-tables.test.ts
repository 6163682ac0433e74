import { writeFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { stringify } from 'yaml'
import { provideFiles } from '@/lib/testing/temporary-files'
import type { OptionSource } from '@/lib/options/option-schema'
import { readOptionSources } from '@/lib/options/option-sources'
import { checkGuideTables } from './guide-tables'

const [type, text] = ['string', 'What it does']

const source: OptionSource = {
  package: '@docusaurus/plugin-sitemap',
  kind: 'plugin',
  page: 'api/plugins/plugin-sitemap.mdx',
  tables: {
    options: {
      options: [
        { name: 'filename', type, text, default: 'sitemap.xml' },
        { name: 'changefreq', type, text, default: 'weekly', since: '3.1.0' },
        { name: 'target', type, text, required: true },
        { name: 'feed.limit', type, text, default: 20 },
        { name: 'feed.title', type, text, defaultText: 'the title of the site' },
      ],
    },
  },
}

provideFiles({
  'content/options/plugin-sitemap.yml': '',
  'content/docs/3.1.1/seo.mdx': '',
  'content/docs/3.0.1/seo.mdx': '',
})

/** Checks a guide that contains a table with these rows. */
function check(rows: string[], { versions = ['3.1.1'], guide = {}, heading = 'options' } = {}) {
  const body = `## Options {#${heading}}\n\n| Name | Default |\n| --- | --- |\n${rows.join('\n')}\n`
  const guides = [{ page: 'seo.mdx', heading: 'options', ...guide }]
  writeFileSync('content/options/plugin-sitemap.yml', stringify({ ...source, guides }))
  for (const version of versions) writeFileSync(`content/docs/${version}/seo.mdx`, body)
  const [read] = readOptionSources(['plugin-sitemap'])
  if (!read) throw new Error('the source of the test is invalid')
  return checkGuideTables(read, versions)
}

test.each([
  '| [`filename`](./api.mdx#filename) | `sitemap.xml` |',
  '| `target` | Required |',
  '| `feed.title` | Site title |',
  '| `feed` | none |',
])('%s is correct', (row) => {
  expect(check([row])).toEqual({ problems: [], tables: 1 })
})

test.each([
  ['| `filename` | `map.xml` |', `"filename" has the default 'sitemap.xml', not map.xml`],
  ['| `filename` | none |', `"filename" has the default 'sitemap.xml', not none`],
  ['| `target` | none |', '"target" is required'],
  ['| `filenam` | none |', '"filenam" is not an option'],
])('%s is wrong', (row, message) => {
  const [problem, ...others] = check([row]).problems
  expect(problem).toMatchObject({ path: 'content/docs/3.1.1/seo.mdx', line: 5, column: 1, message })
  expect(others).toEqual([])
})

test('an option of another version is wrong', () => {
  const { problems, tables } = check(['| `changefreq` | `weekly` |'], {
    versions: ['3.1.1', '3.0.1'],
  })
  expect(tables).toBe(2)
  expect(problems).toMatchObject([
    { path: 'content/docs/3.0.1/seo.mdx', message: '"changefreq" is not an option' },
  ])
})

test('names may omit the object that contains the options', () => {
  const guide = { inside: 'feed' }
  expect(check(['| `limit` | `20` |'], { guide }).problems).toEqual([])
  expect(check(['| `limit` | `10` |'], { guide }).problems).toMatchObject([
    { message: '"feed.limit" has the default 20, not 10' },
  ])
})

test('a missing table is a problem of the source', () => {
  const { problems, tables } = check(['| `filename` | none |'], { heading: 'settings' })
  expect(tables).toBe(0)
  expect(problems).toMatchObject([
    {
      path: 'content/options/plugin-sitemap.yml',
      message: 'content/docs/3.1.1/seo.mdx has no table of defaults below {#options}',
    },
  ])
})
