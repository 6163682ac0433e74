/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { cleanup, render } from '@testing-library/react'
import { toErrorChain } from '@/lib/core/error-chain'
import { ErrorBoundary } from '../ui/error-boundary.client'
import type { NavbarEntry } from './entries'
import { EntryBoundary } from './entry-boundary.client'

const entry: NavbarEntry = {
  kind: 'link',
  label: 'Blog',
  href: '/blog/',
  active: false,
}

beforeEach(() => {
  // React logs errors that a boundary catches.
  jest.spyOn(console, 'error').mockReturnValue(undefined)
})

afterEach(cleanup)

test('a failure is reported with the entry’s configuration and its cause', () => {
  function Broken(): never {
    throw new Error('No icon')
  }
  render(
    <ErrorBoundary fallback={({ error }) => toErrorChain(error)}>
      <EntryBoundary entry={entry}>
        <Broken />
      </EntryBoundary>
    </ErrorBoundary>,
  )
  expect(document.body.textContent).toBe(
    'This navbar item failed to render: {"kind":"link","label":"Blog","href":"/blog/","active":false}\n\nCause:\nNo icon',
  )
})
