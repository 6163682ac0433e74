/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'

/** Reloads the module, so that warnings of other tests don't matter. */
async function openPage() {
  jest.resetModules()
  return import('./storage')
}

let warn: jest.Spied<typeof console.warn>

beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockReturnValue(undefined)
})

afterEach(() => {
  jest.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
})

test('values are stored, read and deleted', async () => {
  const { readStored, writeStored } = await openPage()
  expect(readStored('mode')).toBeNull()
  writeStored('mode', 'a')
  expect(readStored('mode')).toBe('a')
  expect(localStorage.getItem('mode')).toBe('a')
  writeStored('mode', null)
  expect(localStorage.getItem('mode')).toBeNull()
})

test('values of a visit are stored separately', async () => {
  const { readStored, readVisit, writeVisit } = await openPage()
  writeVisit('place', '12')
  expect(readVisit('place')).toBe('12')
  expect(sessionStorage.getItem('place')).toBe('12')
  expect(readStored('place')).toBeNull()
})

test.each([
  [
    'blocked',
    () =>
      jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError')
      }),
  ],
  ['absent', () => jest.spyOn(window, 'localStorage', 'get').mockReturnValue(null as never)],
  [
    'failing',
    () => {
      const fail = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
      for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
        jest.spyOn(Storage.prototype, method).mockImplementation(fail)
      }
    },
  ],
])('storage that is %s keeps nothing, and warns once', async (_, breakStorage) => {
  const { readStored, writeStored } = await openPage()
  breakStorage()
  expect(readStored('mode')).toBeNull()
  writeStored('mode', 'a')
  writeStored('mode', null)
  expect(readStored('mode')).toBeNull()
  expect(warn).toHaveBeenCalledTimes(1)
  expect(warn).toHaveBeenLastCalledWith(
    'Browser storage is not available: choices on this site are not remembered.',
    expect.anything(),
  )
})
