import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import type { WorkerLike } from './client'
import { createSearchEngine } from './client'
import type { FromWorker, ToWorker } from './messages'
import type { SearchAnswer, SearchRequest } from './protocol'

const toRequest = (query: string): SearchRequest => ({
  query,
  tags: ['default'],
  otherTags: [],
  page: 0,
  hitsPerPage: 5,
})

const empty: SearchAnswer = { hits: [], count: 0, isComplete: true }

/** A worker whose messages a test sends. */
class FakeWorker implements WorkerLike {
  onmessage: WorkerLike['onmessage'] = null
  onerror: WorkerLike['onerror'] = null
  readonly posted: ToWorker[] = []
  isEnded = false

  constructor(readonly url: string) {}

  postMessage(message: ToWorker): void {
    this.posted.push(message)
  }

  terminate(): void {
    this.isEnded = true
  }

  say(message: FromWorker): void {
    this.onmessage?.({ data: message } as MessageEvent<FromWorker>)
  }
}

let workers: FakeWorker[] = []

const start = () =>
  createSearchEngine({
    baseUrl: '/base/',
    startWorker: (url) => {
      const worker = new FakeWorker(url)
      workers.push(worker)
      return worker
    },
  })

const fail = (error: Error) => {
  throw error
}

/** Returns the queries that a worker received, in order. */
const listQueries = (worker: FakeWorker | undefined) =>
  worker?.posted.flatMap((message) => (message.type === 'search' ? [message.request.query] : []))

beforeEach(() => {
  workers = []
})

test('nothing is loaded until a reader is about to search', () => {
  const engine = start()
  expect(workers).toEqual([])
  engine.warm(['default'])
  expect(workers[0]?.url).toBe('/base/search/worker.js')
  expect(workers[0]?.posted).toEqual([{ type: 'warm', tags: ['default'] }])
})

test('answers with every tier that arrives', () => {
  const onAnswer = jest.fn()
  start().search(toRequest('a'), onAnswer, fail)
  const first = { ...empty, isComplete: false }
  workers[0]?.say({ type: 'answer', id: 1, answer: first })
  workers[0]?.say({ type: 'answer', id: 1, answer: empty })
  expect(onAnswer.mock.calls).toEqual([[first], [empty]])
})

describe('while the worker is busy', () => {
  test('only the newest query waits', () => {
    const engine = start()
    for (const query of ['a', 'ab', 'abc']) engine.search(toRequest(query), () => undefined, fail)
    expect(listQueries(workers[0])).toEqual(['a'])
    workers[0]?.say({ type: 'idle', id: 1 })
    expect(listQueries(workers[0])).toEqual(['a', 'abc'])
  })

  test('an older query gets no answer', () => {
    const onAnswer = jest.fn()
    const engine = start()
    engine.search(toRequest('a'), onAnswer, fail)
    engine.search(toRequest('ab'), () => undefined, fail)
    workers[0]?.say({ type: 'answer', id: 1, answer: empty })
    expect(onAnswer).not.toHaveBeenCalled()
  })
})

test('a dropped query gets no answer', () => {
  const onAnswer = jest.fn()
  const drop = start().search(toRequest('a'), onAnswer, fail)
  drop()
  workers[0]?.say({ type: 'answer', id: 1, answer: empty })
  expect(onAnswer).not.toHaveBeenCalled()
})

test('a failure starts a new worker once, then reports an error', () => {
  const onError = jest.fn()
  start().search(toRequest('a'), () => undefined, onError)
  workers[0]?.say({ type: 'failed', message: 'x.bin: 404' })
  expect(workers[0]?.isEnded).toBe(true)
  expect(workers[1]?.url).toMatch(/^\/base\/search\/worker\.js\?\d+$/)
  expect(listQueries(workers[1])).toEqual(['a'])
  workers[1]?.say({ type: 'failed', message: 'x.bin: 404' })
  expect(onError.mock.calls).toEqual([
    [expect.objectContaining({ name: 'SearchError', message: 'x.bin: 404' })],
  ])
})
