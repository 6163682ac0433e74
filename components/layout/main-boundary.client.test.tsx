/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { FailureBoundary } from '../ui/failure-boundary.client'
import { DocumentCrash } from './document-crash.client'
import { MainBoundary } from './main-boundary.client'

let broken: boolean

function Page() {
  const [crashed, setCrashed] = useState(false)
  if (crashed && broken) throw new Error('No page', { cause: new Error('No data') })
  return (
    <main id="main" tabIndex={-1}>
      <h1>A page</h1>
      <button onClick={() => setCrashed(true)}>Crash</button>
    </main>
  )
}

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

async function crash() {
  render(
    <>
      <button>Menu</button>
      <MainBoundary>
        <Page />
      </MainBoundary>
    </>,
  )
  await press('Crash')
}

test('a crash shows its chain of messages and keeps the rest of the page', async () => {
  await crash()
  expect(screen.getByRole('heading', { level: 1, name: 'This page crashed.' })).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toContain('No page\n\nCause:\nNo data')
  expect(screen.getByRole('button', { name: 'Menu' })).toBeTruthy()
})

test('focus that was lost with the content moves to its replacement', async () => {
  await crash()
  expect(document.activeElement).toBe(screen.getByRole('main'))
  broken = false
  await press('Try again')
  expect(screen.getByRole('heading', { name: 'A page' })).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

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

test('a crash of the document keeps its title and color mode', () => {
  document.title = 'A page | A site'
  document.documentElement.dataset['theme'] = 'dark'
  render(<DocumentCrash error={new Error('No document')} reset={() => undefined} />, {
    container: document,
  })
  expect(document.title).toBe('A page | A site')
  expect(document.documentElement.dataset['theme']).toBe('dark')
  expect(screen.getByRole('alert').textContent).toContain('No document')
})
