/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { reloadIncompletePage } from './reload-page'

const ask = jest.fn<typeof fetch>()
const reload = jest.fn<() => void>()

beforeEach(() => {
  window.fetch = ask.mockResolvedValue({ ok: true } as Response)
})

afterEach(() => {
  sessionStorage.clear()
  jest.resetAllMocks()
})

test('a page is loaded anew twice, and then left as it is', async () => {
  for (let visit = 0; visit < 3; visit++) await reloadIncompletePage(reload)
  expect(reload).toHaveBeenCalledTimes(2)
})

test('several parts that are missing are one reload', async () => {
  await Promise.all([reloadIncompletePage(reload), reloadIncompletePage(reload)])
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a page that is gone stays', async () => {
  ask.mockResolvedValue({ ok: false } as Response)
  await reloadIncompletePage(reload)
  expect(reload).not.toHaveBeenCalled()
})

test('without a network the page stays, and its reloads are not used up', async () => {
  ask.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  for (let visit = 0; visit < 3; visit++) await reloadIncompletePage(reload)
  expect(reload).toHaveBeenCalledTimes(2)
})
