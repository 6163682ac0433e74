/** @jest-environment jsdom */
import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import { DATA_FILE, DATA_QUERY, DATA_TYPE } from '@/lib/next/client-constants'
import { toPayloadData } from '@/lib/next/payload'
import { readPiece } from '../ui/static-pieces'
import { NAVIGATION_HALT } from './navigation-events'
import { servePages, prefetch } from './prefetch-pages'

const ask = jest.fn<typeof fetch>()
const environment = process.env.NODE_ENV
let stopServing: () => void

const DATA = '0:{"P":null}\n'
const page = `<main><div data-static="cli#0"><p>Text</p></div></main>${toPayloadData(DATA)}`

/** Creates a server response. */
function toResponse(text: string, more: Partial<Response> = {}): Response {
  const response = { ok: true, redirected: false, text: () => Promise.resolve(text), ...more }
  return { ...response, clone: () => response } as Response
}

/** Creates a response that ends before its body does. */
const toBroken = () => toResponse('', { text: () => Promise.reject(new TypeError('terminated')) })

/** Navigates as Next does. */
const navigate = (path: string) => fetch(`${path}${DATA_FILE}?q=a&${DATA_QUERY}=1a2b`)

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
  // jsdom has neither, and no request here is one.
  const answer = class {
    constructor(
      readonly body: string,
      readonly init: { headers: Record<string, string> },
    ) {}
  }
  Object.assign(globalThis, { Request: URL, Response: answer })
})

afterAll(() => {
  Object.assign(process.env, { NODE_ENV: environment })
})

beforeEach(() => {
  window.fetch = ask
  stopServing = servePages()
})

afterEach(() => {
  stopServing()
  ask.mockReset()
})

test('a navigation requests the page, and gets its data from there', async () => {
  ask.mockResolvedValue(toResponse(page))
  expect(await navigate('/docs/cli/')).toMatchObject({
    ...{ body: DATA, init: { headers: { 'content-type': DATA_TYPE } } },
    url: 'http://localhost/docs/cli/?q=a',
  })
  expect(ask.mock.calls.map(([input]) => input)).toEqual(['/docs/cli/'])
  expect(readPiece('cli#0')).toBe('<p>Text</p>')
})

test('a page that was prefetched is not requested again', async () => {
  ask.mockResolvedValue(toResponse(page))
  prefetch(new URL('http://localhost/docs/prefetched/'))
  expect(await navigate('/docs/prefetched/')).toMatchObject({ body: DATA })
  expect(ask).toHaveBeenCalledTimes(1)
})

test.each<[what: string, response: Response]>([
  ['an error', toResponse(page, { ok: false })],
  ['a page at another URL', toResponse(page, { redirected: true })],
  ['a redirect page', toResponse('<meta http-equiv="refresh" content="0; url=/docs/">')],
])('%s is left to the browser', async (_, response) => {
  ask.mockResolvedValue(response)
  expect(await navigate('/docs/other/')).toBe(response.clone())
})

test.each([
  ['does not begin', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['does not end', () => Promise.resolve(toBroken())],
])('a response that %s halts the navigation until it is retried', async (_, lose) => {
  ask.mockImplementationOnce(lose).mockImplementationOnce(lose)
  ask.mockResolvedValueOnce(toResponse(page))
  const first = waitForHalt()
  const answer = navigate('/docs/')
  const retry = await first
  const second = waitForHalt()
  retry()
  ;(await second)()
  expect(await answer).toMatchObject({ body: DATA })
  expect(ask).toHaveBeenCalledTimes(3)
})

test('other requests fail as usual', async () => {
  ask.mockRejectedValue(new TypeError('Failed to fetch'))
  await expect(fetch('/sidebar.json')).rejects.toThrow('Failed to fetch')
  expect(ask).toHaveBeenCalledTimes(1)
})
