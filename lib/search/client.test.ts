import { beforeEach, expect, test } from '@jest/globals'
import type { WorkerLike } from './client'
import { createSearchEngine } from './client'
import type { FromWorker, SearchAnswer, SearchRequest, ToWorker } from './protocol'

const toRequest = (query: string): SearchRequest => ({
  ...{ query, tags: ['default'], otherTags: [], limit: 5 },
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
  createSearchEngine('/base/search/worker.js', (url) => {
    const worker = new FakeWorker(url)
    workers.push(worker)
    return worker
  })

beforeEach(() => {
  workers = []
})

test('nothing is loaded until a reader is about to search', () => {
  const engine = start()
  expect(workers).toEqual([])
  engine.warm(['default'])
  expect(workers[0]?.url).toBe('/base/search/worker.js')
  expect(workers[0]?.posted).toMatchObject([{ request: { query: '', tags: ['default'] } }])
})

test('each query gets its own answer, in any order', async () => {
  const engine = start()
  const [first, second] = [engine.search(toRequest('a')), engine.search(toRequest('ab'))]
  expect(workers).toHaveLength(1)
  workers[0]?.say({ id: 2, answer: { ...empty, count: 2 } })
  workers[0]?.say({ id: 1, answer: { ...empty, count: 1 } })
  expect([(await first).count, (await second).count]).toEqual([1, 2])
})

test('a failure starts a new worker once, which gets the queries again', async () => {
  const found = start().search(toRequest('a'))
  workers[0]?.say({ id: 1, failed: 'x.json: 404' })
  expect(workers[0]?.isEnded).toBe(true)
  expect(workers[1]?.url).toMatch(/^\/base\/search\/worker\.js\?\d+$/)
  expect(workers[1]?.posted).toEqual(workers[0]?.posted)
  workers[1]?.say({ id: 1, answer: empty })
  expect(await found).toEqual(empty)
})

test('another failure is an error', async () => {
  const found = start().search(toRequest('a'))
  workers[0]?.say({ id: 1, failed: 'x.json: 404' })
  workers[1]?.say({ id: 1, failed: 'x.json: 404' })
  await expect(found).rejects.toMatchObject({ name: 'SearchError', message: 'x.json: 404' })
})
