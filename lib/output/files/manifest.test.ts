import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { imageSize } from 'image-size'
import { withBaseUrl } from '@/lib/config/base-url'
import { siteConfig } from '@/lib/config/site'
import { toRedirectPage } from '@/lib/build/host/redirect-page'
import { toManifest } from './manifest'
import { toSearchDescription } from './search-description'

test('the app starts at the site’s root and stays below it', () => {
  const { id, start_url, scope, display } = toManifest(new Set())
  expect([id, start_url, scope]).toEqual(Array(3).fill(withBaseUrl('/')))
  expect(display).toBe('standalone')
})

test('there are icons in the sizes that installing requires, one of them maskable', () => {
  const icons = toManifest(new Set()).icons ?? []
  expect(icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
    ['any', undefined],
    ['192x192', undefined],
    ['512x512', undefined],
    ['512x512', 'maskable'],
  ])
})

test('shortcuts link only to pages that exist', () => {
  const { shortcuts } = toManifest(new Set(['/blog/']))
  expect(shortcuts).toEqual([{ name: 'Blog', url: withBaseUrl('/blog/') }])
})

test('the screenshots and icons have the sizes stated in the manifest', () => {
  const { icons = [], screenshots = [] } = toManifest(new Set())
  expect(screenshots.map(({ form_factor }) => form_factor)).toEqual(['wide', 'narrow'])
  for (const { src, sizes } of [...icons.filter(({ type }) => type), ...screenshots]) {
    const { width, height } = imageSize(readFileSync(path.join('public', src)))
    expect(`${width}x${height}`).toBe(sizes)
  }
})

test('every file that names an icon names the configured one', () => {
  const { favicon } = siteConfig
  siteConfig.favicon = '/icon.ico'
  const href = withBaseUrl('/icon.ico')
  expect(toManifest(new Set()).icons?.[0]?.src).toBe(href)
  expect(toSearchDescription('https://docs.example')).toContain(`>https://docs.example${href}<`)
  expect(toRedirectPage({ from: '/a/', to: '/b/' }, '')).toContain(
    `<link rel="icon" href="${href}"`,
  )
  siteConfig.favicon = favicon
})
