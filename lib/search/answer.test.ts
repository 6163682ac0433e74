import { describe, expect, test } from '@jest/globals'
import type { LoadedIndexes } from './answer'
import { answer } from './answer'
import type { SamplePage } from '@/lib/testing/create-sample-index'
import { MARK_END, MARK_START } from './protocol'
import type { SearchHit } from './protocol'
import { createSampleIndex } from '@/lib/testing/create-sample-index'

const pages: SamplePage[] = [
  {
    path: 'sidebar/items/',
    title: 'Sidebar items',
    names: [[2, 'Link']],
    texts: [['A sidebar has items.'], ['Where a link leads.']],
  },
  { path: 'sidebar/', title: 'Sidebar', texts: [['Lists the docs.']] },
  {
    path: 'config/',
    title: 'Configuration file',
    part: 'reference',
    names: [
      [2, 'Markdown'],
      [0, 'markdown.parseFrontMatter', 'markdown.parseFrontMatter', 'function'],
      [0, '-h, --host <host>', 'host'],
      [0, 'baseUrl', 'baseUrl'],
      [0, 'configUrl', 'configUrl'],
    ],
    texts: [[''], [''], ['Reads the front matter'], ['Name to listen on']],
  },
  { path: 'api/plugins/@docusaurus/plugin-pwa/', title: '📦 plugin-pwa', part: 'reference' },
  { path: 'config-url/', title: 'Config URL', names: [[2, 'Base URL']] },
  { path: 'ja/', title: '検索機能の設定', texts: [['ドキュメントを検索する方法']] },
]

const index = createSampleIndex(pages, { root: 'docs/' })

const setup = {
  baseUrl: '/base/',
  fillerWords: ['the', 'a', 'how', 'to'],
  synonyms: [{ from: 'menu', to: 'sidebar' }],
  renamed: [
    {
      old: 'frontMatterParser',
      successor: 'markdown.parseFrontMatter',
      note: '`frontMatterParser` has another name.',
    },
    { old: 'added', successor: 'added', note: '`added` was added in 3.1.0.' },
  ],
}

function search(
  query: string,
  indexes: Partial<LoadedIndexes> = {},
  shown: readonly SearchHit[] = [],
) {
  return answer(
    { query, tags: [], otherTags: [], limit: 10, shown },
    { own: [index], other: [], hasAllText: true, ...indexes },
    setup,
  )
}

const firstId = (query: string) => search(query).hits[0]?.id

describe('a name comes first', () => {
  test.each([
    ['its title', 'Sidebar', '/docs/sidebar/'],
    ['another case', 'SIDEBAR ITEMS', '/docs/sidebar/items/'],
    ['a whole identifier', 'parseFrontMatter', '/docs/config/#markdown.parseFrontMatter'],
    [
      'an identifier with its path',
      'markdown.parseFrontMatter',
      '/docs/config/#markdown.parseFrontMatter',
    ],
    ['the parts of an identifier', 'parse front matter', '/docs/config/#markdown.parseFrontMatter'],
    [
      'the parts of an identifier, before a heading of these words',
      'base url',
      '/docs/config/#baseUrl',
    ],
    ['a title of these words, before the identifier', 'config url', '/docs/config-url/'],
    ['a flag', '--host', '/docs/config/#host'],
    ['a package', '@docusaurus/plugin-pwa', '/docs/api/plugins/@docusaurus/plugin-pwa/'],
    ['a package without its scope', 'plugin-pwa', '/docs/api/plugins/@docusaurus/plugin-pwa/'],
    ['what the documentation calls otherwise', 'menu items', '/docs/sidebar/items/'],
    ['a word inside a sentence without spaces', '機能', '/docs/ja/'],
    ['one letter of such a script', '設', '/docs/ja/'],
    ['a typo in a word of five letters', 'sidebr', '/docs/sidebar/'],
    ['words around it', 'how to link the sidebar items', '/docs/sidebar/items/#link'],
  ])('for %s', (_what, query, id) => {
    expect(firstId(query)).toBe(id)
  })
})

test('a typo in a short word finds nothing', () => {
  expect(search('lnik').hits).toEqual([])
})

test('one or two letters find only titles', () => {
  expect(search('it').hits.map(({ id }) => id)).toEqual(['/docs/sidebar/items/'])
})

test('quotes find code, and the snippet shows it', () => {
  const deploy = {
    path: 'deploy/',
    title: 'Deployment',
    texts: [['Upload the folder.', 'npm run build npm run deploy']] as SamplePage['texts'],
  }
  const own = [createSampleIndex([deploy], { root: 'docs/' })]
  expect(search('"run deploy"', { own }).hits[0]).toMatchObject({
    href: '/base/docs/deploy/',
    snippet: expect.stringContaining('npm'),
  })
  expect(search('"deploy build"', { own }).hits).toEqual([])
})

test('quotes find only the exact phrase', () => {
  expect(search('"link leads"').hits.map(({ id }) => id)).toEqual(['/docs/sidebar/items/#link'])
  expect(search('"leads link"').hits).toEqual([])
})

test('an old option finds its successor, with a note', () => {
  expect(search('frontMatterParser').hits[0]).toMatchObject({
    id: '/docs/config/#markdown.parseFrontMatter',
    note: '`frontMatterParser` has another name.',
  })
})

test('an option that only another version has is found there, with a note', () => {
  const newer = { path: 'config/', title: 'Configuration', names: [[0, 'added']] } as SamplePage
  const other = [createSampleIndex([newer], { tag: 'docs-default-3.1.1', root: 'docs/3.1.1/' })]
  for (const hasAllText of [false, true]) {
    expect(search('added', { other, hasAllText }).hits[0]).toMatchObject({
      id: '/docs/3.1.1/config/#added',
      note: '`added` was added in 3.1.0.',
    })
  }
})

test('a hit has its location and its matches', () => {
  expect(search('link').hits[0]).toEqual({
    id: '/docs/sidebar/items/#link',
    href: '/base/docs/sidebar/items/#link',
    hierarchy: ['Guides', 'Sidebar items', `${MARK_START}Link${MARK_END}`],
    snippet: `Where a ${MARK_START}link${MARK_END} leads.`,
  })
})

test('names alone return the first hits of the full answer', () => {
  const names = createSampleIndex(pages, { root: 'docs/', hasText: false })
  const ids = (found: ReturnType<typeof search>) => found.hits.map(({ id }) => id)
  const first = ids(search('sidebar', { own: [names], hasAllText: false }))
  expect(first.length).toBeGreaterThan(0)
  expect(ids(search('sidebar')).slice(0, first.length)).toEqual(first)
})

test('a part whose text cannot be reached answers with its names, along with the text of others', () => {
  const names = createSampleIndex([{ path: 'menu/', title: 'Menu' }], {
    tag: 'default',
    hasText: false,
  })
  const ids = (query: string) => search(query, { own: [names, index] }).hits.map(({ id }) => id)
  expect(ids('menu')).toContain('/menu/')
  expect(ids('link leads')[0]).toBe('/docs/sidebar/items/#link')
})

test('another version adds only what this one does not have', () => {
  const other = createSampleIndex([...pages, { path: 'old-sidebar/', title: 'Old sidebar' }], {
    tag: 'docs-default-3.1.1',
    label: '3.1.1',
    root: 'docs/3.1.1/',
  })
  const added = search('sidebar', { other: [other] }).hits.filter(
    ({ hierarchy: [group] }) => group === 'Also in 3.1.1',
  )
  expect(added.map(({ id }) => id)).toEqual(['/docs/3.1.1/old-sidebar/'])
})

test('units that share the anchor of their heading are one hit', () => {
  const names: SamplePage['names'] = [
    [2, 'Fields'],
    [0, 'fieldOne', '#'],
    [0, 'fieldTwo', '#'],
  ]
  const own = [createSampleIndex([{ path: 'a/', title: 'Page', names }], { root: 'docs/' })]
  expect(search('field', { own }).hits.map(({ id }) => id)).toEqual(['/docs/a/#fields'])
})

test('shown hits stay first as they are, and others follow', () => {
  const all = search('sidebar').hits
  const shown = all
    .slice(1, 3)
    .reverse()
    .map((hit) => ({ ...hit, snippet: 'Shown' }))
  const { hits, count } = search('sidebar', {}, shown)
  expect(count).toBe(all.length)
  expect(hits.slice(0, 2)).toEqual(shown)
  expect(hits.slice(2)).toEqual(all.filter(({ id }) => shown.every((hit) => hit.id !== id)))
})

test('a hit with words that the page hides at first leads to what opens them', () => {
  const names: SamplePage['names'] = [[0, '', 'tabs-1-2-panel']]
  const texts: SamplePage['texts'] = [['Shown words.'], ['Hidden words.']]
  const own = [createSampleIndex([{ path: 'a/', title: 'Page', names, texts }], { root: 'docs/' })]
  const places = (query: string) => search(query, { own }).hits.map(({ id, href }) => [id, href])
  expect(places('hidden')).toEqual([['/docs/a/', '/base/docs/a/#tabs-1-2-panel']])
  expect(search('hidden', { own }).hits[0]?.hierarchy).toEqual(['Guides', 'Page'])
  expect(places('shown')).toEqual([['/docs/a/', '/base/docs/a/']])
})
