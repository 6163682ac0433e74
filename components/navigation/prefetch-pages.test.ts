/** @jest-environment jsdom */
import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import { DATA_FILE, DATA_QUERY } from '@/lib/next/client-constants'
import { NAVIGATION_HALT } from './navigation-events'
import { servePrefetched } from './prefetch-pages'

const ask = jest.fn<typeof fetch>()
const environment = process.env.NODE_ENV
let stopServing: () => void

/** Creates a server response. A broken one ends before its body does. */
function toResponse(text: string, isBroken = false): Response {
  const response: Pick<Response, 'arrayBuffer' | 'text'> = {
    arrayBuffer: () =>
      isBroken ? Promise.reject(new TypeError('terminated')) : Promise.resolve(new ArrayBuffer(0)),
    text: () => Promise.resolve(text),
  }
  return { ...response, clone: () => response } as Response
}

/** Waits until a navigation has halted. The returned function resumes it. */
const waitForHalt = () =>
  new Promise<() => void>((resolve) => {
    addEventListener(
      NAVIGATION_HALT,
      (event) => resolve((event as CustomEvent<() => void>).detail),
      {
        once: true,
      },
    )
  })

beforeAll(() => {
  Object.assign(process.env, { NODE_ENV: 'production' })
  // jsdom has none, and no request here is one.
  Object.assign(globalThis, { Request: URL })
})

afterAll(() => {
  Object.assign(process.env, { NODE_ENV: environment })
})

beforeEach(() => {
  window.fetch = ask
  stopServing = servePrefetched()
})

afterEach(() => {
  stopServing()
  ask.mockReset()
})

test.each([
  ['does not begin', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['does not end', () => Promise.resolve(toResponse('', true))],
])('a response that %s halts the navigation until it is retried', async (_, lose) => {
  ask.mockImplementationOnce(lose).mockImplementationOnce(lose)
  ask.mockResolvedValueOnce(toResponse('page'))
  const first = waitForHalt()
  const answer = fetch(`/docs/${DATA_FILE}?${DATA_QUERY}=a`)
  const retry = await first
  const second = waitForHalt()
  retry()
  ;(await second)()
  expect(await (await answer).text()).toBe('page')
  expect(ask).toHaveBeenCalledTimes(3)
})

test('other requests fail as usual', async () => {
  ask.mockRejectedValue(new TypeError('Failed to fetch'))
  await expect(fetch('/sidebar.json')).rejects.toThrow('Failed to fetch')
  expect(ask).toHaveBeenCalledTimes(1)
})
