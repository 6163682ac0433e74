/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'
import { toErrorChain } from '@/lib/core/error-chain'
import { ErrorBoundary } from '../ui/error-boundary.client'
import { Crash } from './crash.client'

beforeEach(() => {
  // React logs errors that a boundary catches.
  jest.spyOn(console, 'error').mockReturnValue(undefined)
})

afterEach(cleanup)

function show(crashes: boolean) {
  render(
    <ErrorBoundary fallback={({ error }) => toErrorChain(error)}>
      <Crash crashes={crashes}>
        <h2>No crash</h2>
      </Crash>
    </ErrorBoundary>,
  )
}

test("shows its content if it isn't supposed to crash", () => {
  show(false)
  expect(screen.getByRole('heading', { name: 'No crash' })).toBeTruthy()
})

test('otherwise throws an error with a cause', () => {
  show(true)
  expect(document.body.textContent).toBe(
    'This page was built to crash.\n\nCause:\nCRASH_TEST was "true" when the site was built.',
  )
})
