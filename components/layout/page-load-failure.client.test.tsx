/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { isLoadFailure, PageLoadFailure } from './page-load-failure.client'

const error = Object.assign(new Error('Failed to load chunk /a.js'), { name: 'ChunkLoadError' })

let reload: jest.Mock<() => void>

/** Shows the page as it comes up once more. */
function load() {
  cleanup()
  render(<PageLoadFailure error={error} reload={reload} />)
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

test('the page is loaded anew twice by itself, and then when the reader asks', async () => {
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

test('another page has its own tries', () => {
  load()
  load()
  history.replaceState(null, '', '/blog/')
  load()
  expect(reload).toHaveBeenCalledTimes(3)
})

test('without storage, which could not stop a loop, the reader is asked at once', async () => {
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
  ['what is no error', 'ChunkLoadError', false],
])('%s', (_, thrown, expected) => {
  expect(isLoadFailure(thrown)).toBe(expected)
})
