import { expect, test } from '@jest/globals'
import { toSiteUrl, withBaseUrl } from '@/lib/config/base-url'
import { toDocumentHead } from './document-head'
import { toSearchDescription } from '../files/search-description'

const listKinds = (...hrefs: string[]) =>
  [...toDocumentHead(new Set(hrefs)).matchAll(/(?:rel|name)="([^"]*)"/g)].map(([, kind]) => kind)

test('every page has its icons, the manifest and a color', () => {
  expect(listKinds()).toEqual(['icon', 'apple-touch-icon', 'manifest', 'theme-color'])
})

test('a site with a search page tells browsers how to search it', () => {
  expect(listKinds(withBaseUrl('/search/'))).toContain('search')
  expect(toSearchDescription()).toContain(
    `template="${toSiteUrl(withBaseUrl('/search/'))}?q={searchTerms}"`,
  )
})
