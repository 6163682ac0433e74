import { expect, test } from '@jest/globals'
import { SearchError } from '@/lib/search/client'
import type { SearchAnswer, SearchHit, SearchRequest } from '@/lib/search/protocol'
import { createModalSearch, keepFailure } from './modal-search'

const toHit = (id: string): SearchHit => ({
  ...{ id, href: `/${id}/`, tag: 'default', kind: 'page', hierarchy: ['Guides', id], matches: [] },
})

function setUp() {
  const queries: {
    request: SearchRequest
    answer: (ids: string[], isComplete: boolean) => void
    fail: () => void
  }[] = []
  const counts: [string, number][] = []
  let asked = 0
  const { search, drop } = createModalSearch({
    source: {
      warm: () => undefined,
      search: (request, onAnswer: (answer: SearchAnswer) => void, onError) => {
        queries.push({
          request,
          answer: (ids, isComplete) =>
            onAnswer({ hits: ids.map(toHit), count: ids.length, isComplete }),
          fail: () => onError(new SearchError('no index')),
        })
        return () => undefined
      },
    },
    parts: { tags: ['default'], otherTags: ['docs-default-3.1.1'] },
    onMore: () => {
      asked += 1
    },
    onAnswer: (query, count) => counts.push([query, count]),
  })
  return { search, drop, queries, counts, getAsked: () => asked }
}

test('searches the parts that the filters name, and another version for what they lack', async () => {
  const { search, queries, counts } = setUp()
  const found = search({ query: 'tabs', facetFilters: ['language:en', ['docusaurus_tag:a']] })
  expect(queries[0]?.request).toEqual({
    ...{ query: 'tabs', tags: ['a'], otherTags: ['docs-default-3.1.1'], page: 0, hitsPerPage: 20 },
  })
  queries[0]?.answer(['x'], true)
  await expect(found).resolves.toMatchObject({ nbHits: 1, hits: [{ objectID: 'x' }] })
  expect(counts).toEqual([['tabs', 1]])
})

test('a filter for another language finds nothing without sending a query', async () => {
  const { search, queries } = setUp()
  await expect(search({ query: 'a', facetFilters: ['language:fr'] })).resolves.toMatchObject({
    nbHits: 0,
  })
  expect(queries).toHaveLength(0)
})

test('hits of a later tier are below the shown ones when the query is repeated', async () => {
  const { search, queries, getAsked } = setUp()
  const first = search({ query: 'a' })
  queries[0]?.answer(['x'], false)
  await expect(first).resolves.toMatchObject({ nbHits: 1 })
  queries[0]?.answer(['x', 'y'], true)
  expect(getAsked()).toBe(1)
  const { hits } = await search({ query: 'a' })
  expect(hits.map(({ objectID, hierarchy }) => [objectID, hierarchy.lvl0])).toEqual([
    ['x', 'Guides'],
    ['y', 'More in Guides'],
  ])
  expect(queries).toHaveLength(1)
})

test('an empty result is reported only after every tier has answered', async () => {
  const { search, queries, getAsked } = setUp()
  const found = search({ query: 'a' })
  queries[0]?.answer([], false)
  queries[0]?.answer(['y'], true)
  await expect(found).resolves.toMatchObject({ nbHits: 1 })
  expect(getAsked()).toBe(0)
})

test('an answer to an older query changes nothing', async () => {
  const { search, queries, counts } = setUp()
  void search({ query: 'a' })
  const second = search({ query: 'ab' })
  queries[0]?.answer(['stale'], true)
  queries[1]?.answer(['x'], true)
  await expect(second).resolves.toMatchObject({ hits: [{ objectID: 'x' }] })
  expect(counts).toEqual([['ab', 1]])
})

test('a failure is the one that the dialog explains, and the same query can be repeated', async () => {
  const { search, queries } = setUp()
  const failed = search({ query: 'a' })
  queries[0]?.fail()
  await expect(failed).rejects.toMatchObject({ name: 'RetryError' })
  const again = search({ query: 'a' })
  queries[1]?.answer(['x'], true)
  await expect(again).resolves.toMatchObject({ nbHits: 1 })
})

test('a failure of a later tier keeps what is shown', async () => {
  const { search, queries } = setUp()
  const found = search({ query: 'a' })
  queries[0]?.answer(['x'], false)
  queries[0]?.fail()
  await expect(found).resolves.toMatchObject({ nbHits: 1 })
  await expect(search({ query: 'a' })).resolves.toMatchObject({ nbHits: 1 })
})

test('a dropped query is not announced when its answer arrives', () => {
  const { search, drop, queries, counts } = setUp()
  void search({ query: 'a' })
  drop()
  queries[0]?.answer(['x'], true)
  expect(counts).toEqual([])
})

test('DocSearch is told about a failure, and nothing after it', async () => {
  const told = await new Promise((resolve) => {
    void keepFailure(Promise.reject(new Error('down'))).catch((error: unknown) => {
      resolve(error)
      throw error
    })
  })
  expect(told).toEqual(new Error('down'))
  await expect(keepFailure(Promise.resolve('answer')).catch(() => '')).resolves.toBe('answer')
})
