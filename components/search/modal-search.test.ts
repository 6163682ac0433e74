import { expect, test } from '@jest/globals'
import { searchConfig } from '@/lib/config/search-settings'
import type { SearchSource } from '@/lib/search/client'
import { MARK_END, MARK_START } from '@/lib/search/protocol'
import type { SearchHit, SearchRequest } from '@/lib/search/protocol'
import { createModalSearch, toModalHits } from './modal-search'

const toHit = (id: string, rest: Partial<SearchHit> = {}): SearchHit => ({
  ...{ id, href: `/${id}/`, hierarchy: ['Guides', id], ...rest },
})

function setUp() {
  const queries: {
    request: SearchRequest
    first: (ids: string[]) => void
    answer: (ids: string[]) => void
    fail: () => void
  }[] = []
  const answers: [string, number, boolean][] = []
  const source: SearchSource = (request, onFirst) =>
    new Promise((resolve, reject) => {
      const toAnswer = (ids: string[]) => ({ hits: ids.map((id) => toHit(id)), count: ids.length })
      queries.push({
        request,
        first: (ids) => onFirst?.(toAnswer(ids)),
        answer: (ids) => resolve(toAnswer(ids)),
        fail: () => reject(new Error('no index')),
      })
    })
  const parts = { tags: ['default'], otherTags: ['docs-default-3.1.1'] }
  const { search, drop } = createModalSearch(source, parts, (query, { count }, areAdded) =>
    answers.push([query, count, areAdded]),
  )
  const errors: string[] = []
  const ask = async (query: string) => {
    const { results } = await search(query).catch(({ name }) => errors.push(name))
    return results[0].hits.map(({ objectID, hierarchy }) => [objectID, hierarchy.lvl0])
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
  queries[0]?.answer(['x'])
  expect(await found).toEqual([['x', 'Guides']])
  expect(answers).toEqual([['tabs', 1, false]])
})

test('hits that are added are below the shown ones when the query is repeated', async () => {
  const { ask, queries, answers } = setUp()
  const first = ask('a')
  queries[0]?.first(['x'])
  expect(await first).toEqual([['x', 'Guides']])
  queries[0]?.answer(['x', 'y'])
  await settle()
  expect(await ask('a')).toEqual([
    ['x', 'Guides'],
    ['y', 'More in Guides'],
  ])
  expect(answers).toEqual([
    ['a', 1, false],
    ['a', 2, true],
  ])
  expect(queries).toHaveLength(1)
})

test('an answer to an older or dropped query is not announced', async () => {
  const { ask, drop, queries, answers } = setUp()
  void ask('a')
  void ask('ab')
  queries[0]?.answer(['stale'])
  drop()
  queries[1]?.answer(['x'])
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
  queries[0]?.first(['x'])
  await found
  queries[0]?.fail()
  await settle(400)
  expect(await ask('a')).toEqual([['x', 'Guides']])
  expect(errors).toEqual([])
})

test('groups are new for hits that are added to one, so that nothing moves down', () => {
  const hits = ['Guides', 'API', 'Guides', 'Blog'].map((part) =>
    toHit(part, { hierarchy: [part, 'CLI'] }),
  )
  const groups = toModalHits(hits, 2).map(({ hierarchy }) => hierarchy.lvl0)
  expect(groups).toEqual(['Guides', 'API', 'More in Guides', 'Blog'])
})

test('a hit has the type of its deepest title, and its matches as HTML', () => {
  const hierarchy = ['API', 'CLI', 'Commands', `${MARK_START}deploy${MARK_END} <dir>`]
  expect(toModalHits([toHit('x', { hierarchy, snippet: 'Deploys' })])).toMatchObject([
    {
      type: 'lvl3',
      url: '/x/',
      hierarchy: { lvl0: 'API', lvl1: 'CLI', lvl2: 'Commands', lvl3: 'deploy &lt;dir&gt;' },
      _snippetResult: {
        hierarchy: {
          lvl3: { value: '<mark class="search-result-match">deploy</mark> &lt;dir&gt;' },
        },
      },
      snippet: 'Deploys',
    },
  ])
})

test('what the configuration makes of the hits is shown', async () => {
  const { ask, queries, answers } = setUp()
  searchConfig.transformItems = (hits) => hits.filter(({ id }) => id !== 'x').toReversed()
  const found = ask('a')
  queries[0]?.answer(['x', 'y', 'z'])
  expect(await found).toEqual([
    ['z', 'Guides'],
    ['y', 'Guides'],
  ])
  expect(answers).toEqual([['a', 3, false]])
  delete searchConfig.transformItems
})
