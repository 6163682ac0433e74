/** @jest-environment jsdom */
import { beforeEach, expect, jest, test } from '@jest/globals'
import { askAhead, isReachable } from './connection'

const ask = jest.fn<typeof fetch>()

const lose = () => Promise.reject(new TypeError('Failed to fetch'))

let onLine: boolean
let controller: object | null

Object.defineProperty(navigator, 'onLine', { get: () => onLine })
Object.defineProperty(navigator, 'serviceWorker', {
  value: {
    get controller() {
      return controller
    },
  },
})

beforeEach(() => {
  jest.useFakeTimers()
  ask.mockReset().mockResolvedValue({} as Response)
  window.fetch = ask
  onLine = true
  controller = null
})

test('a server that has just answered is not asked', async () => {
  expect(await isReachable('/a/')).toBe(true)
  expect(ask).not.toHaveBeenCalled()
})

test('a server that has been silent is asked', async () => {
  jest.advanceTimersByTime(10_000)
  expect(await isReachable('/b/')).toBe(true)
  expect(ask.mock.calls).toEqual([['/b/', { method: 'HEAD' }]])
  expect(await isReachable('/c/')).toBe(true)
  expect(ask).toHaveBeenCalledTimes(1)
})

test('without a network, only a page that was asked for is reachable', async () => {
  askAhead('/d/')
  onLine = false
  ask.mockImplementation(lose)
  expect(await isReachable('/d/')).toBe(true)
  expect(await isReachable('/e/')).toBe(false)
})

test('a worker may have answered without the server, which is asked each time', async () => {
  controller = {}
  ask.mockImplementation(lose)
  expect(await isReachable('/f/')).toBe(false)
})

test('a page is asked for once, and again after a while or if the server was lost', async () => {
  expect([askAhead('/g/'), askAhead('/g/')]).toEqual([true, false])
  jest.advanceTimersByTime(10_000)
  ask.mockImplementation(lose)
  expect(askAhead('/g/')).toBe(true)
  await jest.advanceTimersByTimeAsync(0)
  expect(askAhead('/g/')).toBe(true)
})
