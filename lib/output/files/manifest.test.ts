import { expect, test } from '@jest/globals'
import { withBaseUrl } from '@/lib/config/base-url'
import { toManifest } from './manifest'

test('the app starts at the site’s root and stays below it', () => {
  const { id, start_url, scope, display } = toManifest(new Set())
  expect([id, start_url, scope]).toEqual(Array(3).fill(withBaseUrl('/')))
  expect(display).toBe('standalone')
})

test('there are icons of the sizes that installing needs, one of them to be cut to a shape', () => {
  const icons = toManifest(new Set()).icons ?? []
  expect(icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
    ['any', undefined],
    ['192x192', undefined],
    ['512x512', undefined],
    ['512x512', 'maskable'],
  ])
})

test('shortcuts lead only to pages that are there', () => {
  const { shortcuts } = toManifest(new Set(['/blog/']))
  expect(shortcuts).toEqual([{ name: 'Blog', url: withBaseUrl('/blog/') }])
})
