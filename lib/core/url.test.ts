import { describe, expect, test } from '@jest/globals'
import { ensureTrailingSlash, isExternalUrl, joinPath, splitHref } from './url'

describe('isExternalUrl', () => {
  test.each(['https://a.b', 'mailto:a@b.c', '//cdn.example', 'pathname:///x'])('%s is', (href) => {
    expect(isExternalUrl(href)).toBe(true)
  })
  test.each(['/docs/', 'docs', '#a', '?q=http://x', './a.mdx'])('%s is not', (href) => {
    expect(isExternalUrl(href)).toBe(false)
  })
})

test('joinPath puts exactly one slash between segments', () => {
  expect(joinPath('/docs/', '', '/sidebar/')).toBe('/docs/sidebar/')
})

test('ensureTrailingSlash leaves a slash alone', () => {
  expect(ensureTrailingSlash('/docs')).toBe('/docs/')
  expect(ensureTrailingSlash('/docs/')).toBe('/docs/')
})

test('splitHref keeps query and hash together', () => {
  expect(splitHref('/a?b#c')).toEqual({ path: '/a', suffix: '?b#c' })
  expect(splitHref('/a')).toEqual({ path: '/a', suffix: '' })
})
