import { afterEach, expect, jest, test } from '@jest/globals'
import { SearchError } from '@/lib/search/client'
import type { SearchAnswer, SearchRequest } from '@/lib/search/protocol'
import type { SearchSource } from './search-source'
import { withFallback } from './search-source'

const request: SearchRequest = { query: 'a', tags: [], otherTags: [], page: 0, hitsPerPage: 20 }

/** Creates a source whose queries are answered by the test. */
function createSource() {
  const queries: {
    answer: (count: number) => void
    fail: () => void
    isDropped: boolean
  }[] = []
  const source: SearchSource = {
    warm: () => undefined,
    search: (_request, onAnswer, onError) => {
      const query = {
        answer: (count: number) => onAnswer({ hits: [], count, isComplete: true }),
        fail: () => onError(new SearchError('down')),
        isDropped: false,
      }
      queries.push(query)
      return () => {
        query.isDropped = true
      }
    },
  }
  return { source, queries }
}

function setUp() {
  const first = createSource()
  const second = createSource()
  const source = withFallback(first.source, second.source)
  const answers: SearchAnswer[] = []
  const errors: SearchError[] = []
  const search = () =>
    source.search(
      request,
      (answer) => answers.push(answer),
      (error) => errors.push(error),
    )
  return { first, second, search, answers, errors }
}

afterEach(() => {
  jest.useRealTimers()
})

test('only the first source answers while it can', () => {
  const { first, second, search, answers } = setUp()
  search()
  first.queries[0]?.answer(1)
  expect(answers).toHaveLength(1)
  expect(second.queries).toHaveLength(0)
})

test('the second source answers a query that the first one failed to answer', () => {
  const { first, second, search, answers, errors } = setUp()
  search()
  first.queries[0]?.fail()
  second.queries[0]?.answer(2)
  expect(answers.map(({ count }) => count)).toEqual([2])
  expect(errors).toEqual([])
})

test('an error is reported only if both fail', () => {
  const { first, second, search, errors } = setUp()
  search()
  first.queries[0]?.fail()
  second.queries[0]?.fail()
  expect(errors).toHaveLength(1)
})

test('a source that failed is tried again after a minute', () => {
  jest.useFakeTimers()
  const { first, second, search } = setUp()
  search()
  first.queries[0]?.fail()
  search()
  expect([first.queries.length, second.queries.length]).toEqual([1, 2])
  jest.advanceTimersByTime(60_000)
  search()
  expect([first.queries.length, second.queries.length]).toEqual([2, 2])
})

test("a dropped query isn't sent to the other source", () => {
  const { first, second, search } = setUp()
  search()()
  first.queries[0]?.fail()
  expect(first.queries[0]?.isDropped).toBe(true)
  expect(second.queries).toHaveLength(0)
})
