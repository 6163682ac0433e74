/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'
import { toErrorChain } from '@/lib/core/error-chain'
import { ErrorBoundary } from '../ui/error-boundary.client'
import { Crash } from './crash.client'

beforeEach(() => {
  // React logs what a boundary catches.
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

test('it shows its content as long as it is not to crash', () => {
  show(false)
  expect(screen.getByRole('heading', { name: 'No crash' })).toBeTruthy()
})

test('else it throws an error that has a cause', () => {
  show(true)
  expect(document.body.textContent).toBe(
    'This page was built to crash.\n\nCause:\nCRASH_TEST was "true" when the site was built.',
  )
})
