import { expect, test } from '@jest/globals'
import { withBaseUrl } from '@/lib/config/base-url'
import { listDocumentTags } from './document-head'
import { toSearchDescription } from '../files/search-description'

const listKinds = (hasSearch?: boolean) =>
  listDocumentTags(hasSearch).map(({ attributes }) => attributes['rel'] ?? attributes['name'])

test('every page has icons, a manifest and its colors', () => {
  expect(listKinds(false)).toEqual([
    'icon',
    'apple-touch-icon',
    'manifest',
    'theme-color',
    'color-scheme',
  ])
})

test('a site with a hosted search preconnects to it', () => {
  expect(listDocumentTags(false, 'https://app-dsn.algolia.net')).toContainEqual({
    tag: 'link',
    attributes: {
      rel: 'preconnect',
      href: 'https://app-dsn.algolia.net',
      crossorigin: 'anonymous',
    },
  })
})

test('a site with a search page tells browsers how to search it', () => {
  expect(listKinds(true)).toContain('search')
  expect(toSearchDescription('https://docs.example')).toContain(
    `template="https://docs.example${withBaseUrl('/search/')}?q={searchTerms}"`,
  )
})
