import { expect, test } from '@jest/globals'
import { SearchError } from '@/lib/search/client'
import type { SearchHit, SearchRequest } from '@/lib/search/protocol'
import type { Results, ResultsRequest } from './result-list'
import { createResultList, hasMore } from './result-list'

const toHit = (id: string): SearchHit => ({
  ...{ id, href: `/${id}/`, tag: 'default', kind: 'page', hierarchy: ['Guides', id], matches: [] },
})

function setUp(kept = new Map<string, Results>(), first?: ResultsRequest) {
  const queries: {
    request: SearchRequest
    answer: (ids: string, count: number, isComplete?: boolean) => void
    fail: () => void
    isDropped: boolean
  }[] = []
  const list = createResultList(
    {
      warm: () => undefined,
      search: (request, onAnswer, onError) => {
        const query = {
          request,
          answer: (ids: string, count: number, isComplete = true) =>
            onAnswer({ hits: Array.from(ids, toHit), count, isComplete }),
          fail: () => onError(new SearchError('down')),
          isDropped: false,
        }
        queries.push(query)
        return () => {
          query.isDropped = true
        }
      },
    },
    kept,
    first,
  )
  const describeResults = () => {
    const results = list.get()
    return (
      results &&
      `${results.hits.map(({ id }) => id).join('')} of ${results.count}, ${results.state}`
    )
  }
  return { list, queries, describeResults, kept }
}

const tags = ['default']

test('lists the results of a query tier by tier', () => {
  const { list, queries, describeResults } = setUp()
  list.ask({ query: 'a', tags })
  expect(queries[0]?.request).toMatchObject({ query: 'a', page: 0, hitsPerPage: 15 })
  expect(describeResults()).toBe(' of 0, loading')
  queries[0]?.answer('x', 1, false)
  expect(describeResults()).toBe('x of 1, loading')
  queries[0]?.answer('xy', 2)
  expect(describeResults()).toBe('xy of 2, complete')
})

test('adds the next page below', () => {
  const { list, queries, describeResults } = setUp()
  list.ask({ query: 'a', tags })
  queries[0]?.answer('xy', 3)
  list.loadMore()
  list.loadMore()
  expect(queries).toHaveLength(2)
  expect(queries[1]?.request.page).toBe(1)
  expect(describeResults()).toBe('xy of 3, loading')
  queries[1]?.answer('z', 3)
  expect(describeResults()).toBe('xyz of 3, complete')
})

test('retries a page that failed', () => {
  const { list, queries, describeResults } = setUp()
  list.ask({ query: 'a', tags })
  queries[0]?.answer('x', 2)
  list.loadMore()
  queries[1]?.fail()
  expect(describeResults()).toBe('x of 2, failed')
  list.loadMore()
  expect(queries[2]?.request.page).toBe(1)
})

test('drops the previous query, and sends the same query only once', () => {
  const { list, queries } = setUp()
  list.ask({ query: 'a', tags })
  list.ask({ query: 'a', tags: [...tags] })
  expect(queries).toHaveLength(1)
  list.ask({ query: 'ab', tags })
  expect(queries[0]?.isDropped).toBe(true)
})

test('has no results for an empty query', () => {
  const { list, queries } = setUp()
  list.ask({ query: 'a', tags })
  queries[0]?.answer('x', 1)
  list.ask({ query: '', tags })
  expect(list.get()).toBeUndefined()
})

test('immediately shows all pages that a reader returns to', () => {
  const { list, queries, kept } = setUp()
  list.ask({ query: 'a', tags })
  queries[0]?.answer('x', 2)
  list.loadMore()
  queries[1]?.answer('y', 2)
  const back = setUp(kept, { query: 'a', tags })
  expect(back.describeResults()).toBe('xy of 2, complete')
  back.list.ask({ query: 'a', tags })
  expect(back.queries).toHaveLength(0)
})

test("has more as long as there are results that aren't shown", () => {
  const results: Results = { query: 'a', hits: [toHit('x')], count: 2, pages: 1, state: 'complete' }
  expect(hasMore(results)).toBe(true)
  expect(hasMore({ ...results, count: 1 })).toBe(false)
  expect(hasMore({ ...results, state: 'loading' })).toBe(false)
})
