/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'
import { toErrorChain } from '@/lib/core/error-chain'
import { ErrorBoundary } from './error-boundary.client'

function Broken({ message }: { message: string }): never {
  throw new Error(message)
}

beforeEach(() => {
  // React logs errors that a boundary catches.
  jest.spyOn(console, 'error').mockReturnValue(undefined)
})

afterEach(cleanup)

const toTree = (children: React.ReactNode) => (
  <ErrorBoundary fallback={({ error }) => toErrorChain(error)}>{children}</ErrorBoundary>
)

test('new children replace those that threw', () => {
  const { rerender } = render(toTree(<Broken message="First" />))
  expect(document.body.textContent).toBe('First')
  rerender(toTree(<Broken message="Second" />))
  expect(document.body.textContent).toBe('Second')
  rerender(toTree(<h2>Corrected</h2>))
  expect(screen.getByRole('heading', { name: 'Corrected' })).toBeTruthy()
  rerender(toTree(<Broken message="Third" />))
  expect(document.body.textContent).toBe('Third')
})
