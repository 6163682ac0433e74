/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'
import { searchConfig } from '@/lib/config/search-settings'
import type { SearchHit } from '@/lib/search/protocol'
import { SearchResults } from './search-results.client'

const toHit = (id: string): SearchHit => ({
  ...{ id, href: `/${id}/`, hierarchy: ['Guides', id] },
})

afterEach(() => {
  cleanup()
  delete searchConfig.transformItems
})

test('what the configuration makes of the hits is shown, whichever engine found them', () => {
  searchConfig.transformItems = (hits) =>
    hits.flatMap((hit) => (hit.id === 'cli' ? [] : { ...hit, note: 'New' }))
  const hits = [toHit('cli'), toHit('tabs')]
  render(<SearchResults results={{ hits, count: 2, state: 'complete' }} onMore={() => undefined} />)
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['tabs'])
  expect(screen.getByText('New')).toBeTruthy()
})
