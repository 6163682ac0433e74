import { expect, test } from '@jest/globals'
import { withBaseUrl } from '@/lib/config/base-url'
import { toHostedRecords } from './hosted-records'
import type { Section } from './read-sections'
import type { SearchPage } from './search-page'

const toSection = (level: number, name: string, rest: Partial<Section> = {}): Section => ({
  ...{ level, name, id: name.toLowerCase(), isCode: false, text: '', code: '', facts: '' },
  ...{ closed: [], ...rest },
})

const page: SearchPage = {
  path: '/docs/3.1.1/cli/',
  tag: 'docs-default-3.1.1',
  group: 'API',
  part: 'reference',
  title: 'CLI',
  description: '',
  keywords: '',
  language: 'en',
  sections: [
    toSection(1, '', { text: 'Commands of a site.' }),
    toSection(2, 'Commands'),
    toSection(3, 'Build', { text: 'Makes a static site.' }),
    toSection(0, '--out-dir', { id: 'out dir', text: 'Folder of the result.' }),
    toSection(2, 'Exit codes'),
  ],
}

const ORIGIN = 'https://docs.example'
const url = ORIGIN + withBaseUrl(page.path)
const records = toHostedRecords(page, ORIGIN)

test('a page has a record for each name and each text, in order', () => {
  expect(records.map(({ type, url: each }) => [type, each])).toEqual([
    ['lvl1', url],
    ['content', url],
    ['lvl2', `${url}#commands`],
    ['lvl3', `${url}#build`],
    ['content', `${url}#build`],
    ['lvl4', `${url}#out%20dir`],
    ['content', `${url}#out%20dir`],
    ['lvl2', `${url}#exit%20codes`],
  ])
})

test('a record has its location and the fields that search filters use', () => {
  expect(records[6]).toEqual({
    objectID: 'docs-default-3.1.1-/docs/3.1.1/cli/-3-content',
    url: `${url}#out%20dir`,
    url_without_anchor: url,
    anchor: 'out dir',
    type: 'content',
    hierarchy: {
      ...{ lvl0: 'API', lvl1: 'CLI', lvl2: 'Commands', lvl3: 'Build', lvl4: '--out-dir' },
      ...{ lvl5: null, lvl6: null },
    },
    content: 'Folder of the result.',
    language: 'en',
    docusaurus_tag: 'docs-default-3.1.1',
    version: '3.1.1',
    weight: { pageRank: 8, level: 0, position: 3 },
  })
})

test('each record has a unique id', () => {
  const ids = records.map(({ objectID }) => objectID)
  expect(new Set(ids).size).toBe(ids.length)
})

test('a page outside versions has an empty version', () => {
  const [record] = toHostedRecords({ ...page, tag: 'default', part: 'site' }, ORIGIN)
  expect(record).toMatchObject({ docusaurus_tag: 'default', version: '' })
})

test('a text is cut to the maximum length of a record', () => {
  const sections = [toSection(1, '', { text: 'word '.repeat(5000) })]
  const content = toHostedRecords({ ...page, sections }, ORIGIN).at(-1)?.content ?? ''
  expect(content.length).toBe(8000)
})

test('names below the sixth level stay within the hierarchy', () => {
  const sections = [
    toSection(1, ''),
    ...['a', 'b', 'c', 'd', 'e'].map((name, at) => toSection(at + 2, name)),
    toSection(0, 'option'),
  ]
  const record = toHostedRecords({ ...page, sections }, ORIGIN).at(-1)
  expect(record).toMatchObject({ type: 'lvl6', hierarchy: { lvl2: 'a', lvl6: 'e' } })
})
