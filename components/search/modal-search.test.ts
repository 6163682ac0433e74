import { describe, expect, test } from '@jest/globals'
import { searchConfig } from '@/lib/config/search-settings'
import { MARK_END, MARK_START } from '@/lib/search/marks'
import type { SearchAnswer, SearchHit, SearchRequest } from '@/lib/search/protocol'
import { createModalSearch, toGroupTitles, toModalHit } from './modal-search'

const toHit = (id: string, rest: Partial<SearchHit> = {}): SearchHit => ({
  ...{ id, href: `/${id}/`, tag: 'default', hierarchy: ['Guides', id], ...rest },
})

function setUp() {
  const queries: {
    request: SearchRequest
    answer: (ids: string[], isComplete: boolean) => void
    fail: () => void
  }[] = []
  const answers: [string, number, boolean][] = []
  const { search, drop } = createModalSearch({
    source: {
      warm: () => undefined,
      search: (request) =>
        new Promise<SearchAnswer>((resolve, reject) => {
          queries.push({
            request,
            answer: (ids, isComplete) =>
              resolve({ hits: ids.map((id) => toHit(id)), count: ids.length, isComplete }),
            fail: () => reject(new Error('no index')),
          })
        }),
    },
    parts: { tags: ['default'], otherTags: ['docs-default-3.1.1'] },
    onAnswer: (query, { count, isComplete }) => answers.push([query, count, isComplete]),
  })
  const errors: string[] = []
  const ask = async (query: string) => {
    const { results } = await search(query).catch(({ name }) => errors.push(name))
    return results[0].hits.map(({ objectID, hierarchy }) => [objectID, hierarchy['lvl0']])
  }
  return { ask, drop, queries, answers, errors }
}

/** Lets everything happen that waits for a promise. */
const settle = (time = 0) => new Promise((resolve) => setTimeout(resolve, time))

test('searches the parts of the page, and another version for what they lack', async () => {
  const { ask, queries, answers } = setUp()
  const found = ask('tabs')
  expect(queries[0]?.request).toEqual({
    ...{ query: 'tabs', tags: ['default'], otherTags: ['docs-default-3.1.1'], limit: 20 },
  })
  queries[0]?.answer(['x'], true)
  expect(await found).toEqual([['x', 'Guides']])
  expect(answers).toEqual([['tabs', 1, true]])
})

test('hits that are added are below the shown ones when the query is repeated', async () => {
  const { ask, queries, answers } = setUp()
  const first = ask('a')
  queries[0]?.answer(['x'], false)
  expect(await first).toEqual([['x', 'Guides']])
  const second = ask('a')
  expect(queries[1]?.request.shown).toMatchObject([{ id: 'x' }])
  queries[1]?.answer(['x', 'y'], true)
  const all = [
    ['x', 'Guides'],
    ['y', 'More in Guides'],
  ]
  expect(await second).toEqual(all)
  expect(answers).toEqual([
    ['a', 1, false],
    ['a', 2, true],
  ])
  expect(await ask('a')).toEqual(all)
  expect(queries).toHaveLength(2)
})

test('an answer to an older or dropped query is not announced', async () => {
  const { ask, drop, queries, answers } = setUp()
  void ask('a')
  void ask('ab')
  queries[0]?.answer(['stale'], true)
  drop()
  queries[1]?.answer(['x'], true)
  await settle()
  expect(answers).toEqual([])
})

test('DocSearch is told about a failure, and nothing after it', async () => {
  const { ask, queries, errors } = setUp()
  void ask('a')
  queries[0]?.fail()
  await settle(400)
  expect(errors).toEqual(['RetryError'])
  void ask('a')
  expect(queries).toHaveLength(2)
})

test('a failure of what is added keeps what is shown', async () => {
  const { ask, queries, errors } = setUp()
  const found = ask('a')
  queries[0]?.answer(['x'], false)
  await found
  const repeated = ask('a')
  queries[1]?.fail()
  expect(await repeated).toEqual([['x', 'Guides']])
  expect(errors).toEqual([])
})

describe('titles of groups', () => {
  const hits = ['Guides', 'API', 'Guides', 'Blog'].map((part) =>
    toHit(part, { hierarchy: [part, 'CLI'] }),
  )

  test('name the parts of the site', () => {
    expect(toGroupTitles(hits, [], Infinity)).toEqual(['Guides', 'API', 'Guides', 'Blog'])
  })

  test('name the version of results that only another version has', () => {
    const other = toHit('x', { tag: 'docs-default-3.1.1' })
    expect(toGroupTitles([other], ['docs-default-3.1.1'], Infinity)).toEqual(['Also in 3.1.1'])
  })

  test('are new for results that are added to a group, so that nothing moves down', () => {
    const titles = ['Guides', 'API', 'More in Guides', 'Blog']
    expect(toGroupTitles(hits, [], 2)).toEqual(titles)
  })
})

test('a hit has the type of its deepest title, and its matches as HTML', () => {
  const hierarchy = ['API', 'CLI', 'Commands', `${MARK_START}deploy${MARK_END} <dir>`]
  expect(toModalHit(toHit('x', { hierarchy, snippet: 'Deploys' }), 'API')).toMatchObject({
    type: 'lvl3',
    url: '/x/',
    hierarchy: { lvl0: 'API', lvl1: 'CLI', lvl2: 'Commands', lvl3: 'deploy &lt;dir&gt;' },
    _snippetResult: { hierarchy: { lvl3: { value: '<mark>deploy</mark> &lt;dir&gt;' } } },
    snippet: 'Deploys',
  })
})

test('what the configuration makes of the hits is shown, and the next request names the hits themselves', async () => {
  const { ask, queries, answers } = setUp()
  searchConfig.transformItems = (hits) => hits.filter(({ id }) => id !== 'x').toReversed()
  const first = ask('a')
  queries[0]?.answer(['x', 'y', 'z'], false)
  expect(await first).toEqual([
    ['z', 'Guides'],
    ['y', 'Guides'],
  ])
  void ask('a')
  expect(queries[1]?.request.shown?.map(({ id }) => id)).toEqual(['x', 'y', 'z'])
  expect(answers).toEqual([['a', 3, false]])
  delete searchConfig.transformItems
})
