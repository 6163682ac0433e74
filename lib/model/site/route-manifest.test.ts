import { expect, test } from '@jest/globals'
import { siteContent } from '@/lib/model/site'
import { createRouteManifest } from './create-route-manifest'
import { siteRedirects } from '@/lib/model/site/site-redirects'

const book = createRouteManifest(siteContent)

test('it offers what search engines may list, and finds the rest too', () => {
  const offered = book.pages.map(([path]) => path)
  expect(offered).toContain('/docs/cli/')
  expect(offered.filter((path) => path.startsWith('/tests/'))).toEqual([])
  expect(book.hidden).toContain('/tests/docs/')
})

test('every page has a title', () => {
  expect(book.pages.filter(([, title]) => title === '')).toEqual([])
})

test('redirects from the next version follow from the versions', () => {
  expect(book.versioned).toEqual([{ root: '/docs/', versions: ['3.1.1', '3.0.1'] }])
  expect(book.redirects.filter(([from]) => from.startsWith('/docs/next/'))).toEqual([])
  const listed = siteRedirects(siteContent).redirects.map(({ from }) => from)
  expect(listed).toContain('/docs/next/cli/')
})

test('the redirects of the site are without problems', () => {
  expect(siteRedirects(siteContent).problems).toEqual([])
})
