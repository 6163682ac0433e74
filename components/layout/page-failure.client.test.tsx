/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { isLoadFailure, PageFailure } from './page-failure.client'

const error = Object.assign(new Error('Failed to load chunk /a.js'), { name: 'ChunkLoadError' })

let reload: jest.Mock<() => void>

/** Shows the page as it appears after a reload. */
function load() {
  cleanup()
  render(<PageFailure error={error} reset={() => undefined} reload={reload} />)
}

const retry = () => screen.queryByRole('button', { name: 'Retry' })

beforeEach(() => {
  reload = jest.fn()
  history.replaceState(null, '', '/docs/')
})

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  jest.restoreAllMocks()
})

test('the page is reloaded twice automatically, then the reader is asked', async () => {
  load()
  load()
  expect(reload).toHaveBeenCalledTimes(2)
  expect(retry()).toBeNull()
  load()
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to load chunk /a.js')
  expect(reload).toHaveBeenCalledTimes(2)
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(reload).toHaveBeenCalledTimes(3)
})

test('reloads are counted separately for each page', () => {
  load()
  load()
  history.replaceState(null, '', '/blog/')
  load()
  expect(reload).toHaveBeenCalledTimes(3)
})

test("without storage, which couldn't stop a loop, the reader is asked immediately", async () => {
  jest.spyOn(console, 'warn').mockReturnValue(undefined)
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('Full')
  })
  load()
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy()
  expect(reload).not.toHaveBeenCalled()
})

test.each([
  ['a script that did not load', error, true],
  ['any other error', new Error('No page'), false],
  ["a value that isn't an error", 'ChunkLoadError', false],
])('%s', (_, thrown, expected) => {
  expect(isLoadFailure(thrown)).toBe(expected)
})
