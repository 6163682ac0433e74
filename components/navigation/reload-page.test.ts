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

test('a page is reloaded twice, and then left alone', async () => {
  for (let visit = 0; visit < 3; visit++) await reloadIncompletePage(reload)
  expect(reload).toHaveBeenCalledTimes(2)
})

test('several missing parts cause one reload', async () => {
  await Promise.all([reloadIncompletePage(reload), reloadIncompletePage(reload)])
  expect(reload).toHaveBeenCalledTimes(1)
})

test("a page that is gone isn't reloaded", async () => {
  ask.mockResolvedValue({ ok: false } as Response)
  await reloadIncompletePage(reload)
  expect(reload).not.toHaveBeenCalled()
})

test("without a network, the page isn't reloaded, and its reloads aren't used up", async () => {
  ask.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  for (let visit = 0; visit < 3; visit++) await reloadIncompletePage(reload)
  expect(reload).toHaveBeenCalledTimes(2)
})
