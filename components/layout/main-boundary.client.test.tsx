/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FailureBoundary } from '../ui/failure-boundary.client'
import { MainBoundary } from './main-boundary.client'

let broken: boolean

function Broken(): never {
  throw new Error('No page')
}

beforeEach(() => {
  broken = true
  // React logs errors that a boundary catches.
  jest.spyOn(console, 'error').mockReturnValue(undefined)
})

afterEach(cleanup)

const user = userEvent.setup()
const press = (name: string) => user.click(screen.getByRole('button', { name }))

test('focus outside the content stays where it is', () => {
  const menu = <button>Menu</button>
  const { rerender } = render(menu)
  screen.getByRole('button', { name: 'Menu' }).focus()
  rerender(
    <>
      {menu}
      <MainBoundary>
        <Broken />
      </MainBoundary>
    </>,
  )
  screen.getByRole('button', { name: 'Menu' }).focus()
  expect(screen.getByRole('alert')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Menu' }))
})

test('another failed attempt shows the same error', async () => {
  render(
    <MainBoundary>
      <Broken />
    </MainBoundary>,
  )
  await press('Try again')
  expect(screen.getByRole('heading', { name: 'This page crashed.' })).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

test('a failed part keeps the rest of the page, until another attempt succeeds', async () => {
  function Part() {
    if (broken) throw new Error('No part', { cause: new Error('No script') })
    return <p>The part</p>
  }
  render(
    <>
      <h1>A page</h1>
      <FailureBoundary>
        <Part />
      </FailureBoundary>
    </>,
  )
  expect(screen.getByRole('alert').textContent).toContain('No part\n\nCause:\nNo script')
  expect(screen.getByRole('heading', { name: 'A page' })).toBeTruthy()
  broken = false
  await press('Try again')
  expect(screen.getByText('The part')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})
