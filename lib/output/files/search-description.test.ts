import { expect, test } from '@jest/globals'
import { withBaseUrl } from '@/lib/config/base-url'
import { toSearchDescription } from './search-description'

test('a site with a known origin tells browsers how to search it', () => {
  expect(toSearchDescription('https://docs.example')).toContain(
    `template="https://docs.example${withBaseUrl('/search/')}?q={searchTerms}"`,
  )
})
