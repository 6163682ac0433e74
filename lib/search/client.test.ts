import { afterAll, beforeEach, expect, test } from '@jest/globals'
import { createSearchEngine } from './client'
import type { SearchAnswer, SearchReply, SearchRequest } from './protocol'

const toRequest = (query: string): SearchRequest => ({
  ...{ query, tags: ['default'], otherTags: [], limit: 5 },
})

const empty: SearchAnswer = { hits: [], count: 0 }

/** A worker that answers when a test says so. */
class FakeWorker {
  onerror: ((event: ErrorEvent) => void) | null = null
  readonly asked: { request: SearchRequest; port: MessagePort }[] = []

  constructor(readonly url: string) {
    workers.push(this)
  }

  postMessage(request: SearchRequest, [port]: MessagePort[]): void {
    if (port) this.asked.push({ request, port })
  }

  reply(index: number, reply: SearchReply): void {
    this.asked[index]?.port.postMessage(reply)
  }
}

let workers: FakeWorker[] = []

// Node has no workers of this kind.
const { Worker: original } = globalThis
globalThis.Worker = FakeWorker as unknown as typeof Worker

afterAll(() => {
  globalThis.Worker = original
})

beforeEach(() => {
  workers = []
})

const start = () => createSearchEngine('/base/search/worker.js')

/** Waits until the second worker has been asked. */
async function waitForQueries(count: number): Promise<void> {
  while ((workers[1]?.asked.length ?? 0) < count) await new Promise(setImmediate)
}

test('nothing is loaded until a reader is about to search', () => {
  const engine = start()
  expect(workers).toEqual([])
  void engine(toRequest('a'))
  expect(workers[0]?.url).toBe('/base/search/worker.js')
  expect(workers[0]?.asked).toMatchObject([{ request: { query: 'a', tags: ['default'] } }])
  workers[0]?.reply(0, { answer: empty })
})

test('each query gets its own answer, in any order', async () => {
  const engine = start()
  const [first, second] = [engine(toRequest('a')), engine(toRequest('ab'))]
  expect(workers).toHaveLength(1)
  workers[0]?.reply(1, { answer: { ...empty, count: 2 } })
  workers[0]?.reply(0, { answer: { ...empty, count: 1 } })
  expect([(await first).count, (await second).count]).toEqual([1, 2])
})

test('the first hits come before the answer', async () => {
  const counts: number[] = []
  const found = start()(toRequest('a'), ({ count }) => counts.push(count))
  workers[0]?.reply(0, { first: { ...empty, count: 1 } })
  workers[0]?.reply(0, { answer: { ...empty, count: 2 } })
  expect((await found).count).toBe(2)
  expect(counts).toEqual([1])
})

test('a failure starts a new worker, which gets the queries again', async () => {
  const engine = start()
  const found = [engine(toRequest('a')), engine(toRequest('ab'))]
  workers[0]?.reply(0, { failed: 'x.json: 404' })
  workers[0]?.reply(1, { failed: 'x.json: 404' })
  await waitForQueries(2)
  expect(workers).toHaveLength(2)
  expect(workers[1]?.url).toMatch(/^\/base\/search\/worker\.js\?\d+$/)
  expect(workers[1]?.asked.map(({ request: { query } }) => query)).toEqual(['a', 'ab'])
  workers[1]?.reply(0, { answer: empty })
  workers[1]?.reply(1, { answer: empty })
  expect(await Promise.all(found)).toEqual([empty, empty])
})

test("so does a worker that doesn't load", async () => {
  const found = start()(toRequest('a'))
  workers[0]?.onerror?.(new Event('error') as ErrorEvent)
  await waitForQueries(1)
  workers[1]?.reply(0, { answer: empty })
  expect(await found).toEqual(empty)
})

test('another failure is an error', async () => {
  const found = start()(toRequest('a'))
  workers[0]?.reply(0, { failed: 'x.json: 404' })
  await waitForQueries(1)
  workers[1]?.reply(0, { failed: 'x.json: 404' })
  await expect(found).rejects.toThrow('x.json: 404')
})
