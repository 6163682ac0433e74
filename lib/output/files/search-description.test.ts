import { expect, test } from '@jest/globals'
import { withBaseUrl } from '@/lib/config/base-url'
import { hasSearchDescription } from '@/lib/config/search-description'
import { toSearchDescription } from './search-description'

test('a site with a known origin tells browsers how to search it', () => {
  expect(hasSearchDescription).toBe(true)
  expect(toSearchDescription('https://docs.example')).toContain(
    `template="https://docs.example${withBaseUrl('/search/')}?q={searchTerms}"`,
  )
})
