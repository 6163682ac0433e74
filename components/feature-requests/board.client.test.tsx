/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Board } from './board.client'

const origin = 'https://board.example'
const url = `${origin}/?boardToken=abc`

function setPolicy(policy: string): void {
  document.head.innerHTML = `<meta http-equiv="Content-Security-Policy" content="${policy}">`
}

const findFrame = () => screen.queryByTitle<HTMLIFrameElement>('Feature request board')

beforeEach(() => setPolicy(`default-src 'self'; frame-src 'self' ${origin}`))

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

test('loads nothing from the board until the reader opens it', async () => {
  render(<Board url={url} origin={origin} />)
  expect(findFrame()).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Load the board here' }))
  expect(findFrame()?.src).toBe(url)
  expect(document.activeElement).toBe(findFrame())
})

test('links to the board in a new tab', () => {
  render(<Board url={url} origin={origin} />)
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Open it in a new tab' })
  expect([link.href, link.target, link.rel]).toEqual([url, '_blank', 'noopener noreferrer'])
})

test('under the policy of another page, opens the board after a reload', async () => {
  // jsdom logs an error because it can't navigate.
  const error = jest.spyOn(console, 'error').mockReturnValue(undefined)
  setPolicy(`default-src 'self'`)
  const { unmount } = render(<Board url={url} origin={origin} />)
  await userEvent.click(screen.getByRole('button', { name: 'Load the board here' }))
  expect(findFrame()).toBeNull()
  expect(error).toHaveBeenCalled()
  error.mockRestore()
  unmount()

  setPolicy(`default-src 'self'; frame-src 'self' ${origin}`)
  render(<Board url={url} origin={origin} />)
  expect(findFrame()?.src).toBe(url)

  cleanup()
  render(<Board url={url} origin={origin} />)
  expect(findFrame()).toBeNull()
})
