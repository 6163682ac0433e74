import { describe, expect, test } from '@jest/globals'
import type { Href, SitePath } from './url'
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

describe('the compiler tells paths apart', () => {
  const sitePath: SitePath = '/docs/'
  const href: Href = '/base/docs/'

  test('a path within the site is no href, and the other way round', () => {
    // @ts-expect-error -- a path within the site is no href
    const served: Href = sitePath
    // @ts-expect-error -- an href is no path within the site
    const within: SitePath = href
    expect([served, within]).toEqual([sitePath, href])
  })

  test('nor is a list or an object with one', () => {
    // @ts-expect-error -- a path within the site is no href
    const served: { hrefs: Href[] } = { hrefs: [sitePath] }
    // @ts-expect-error -- an href is no path within the site
    const within: ReadonlySet<SitePath> = new Set<Href>([href])
    expect([served.hrefs.length, within.size]).toEqual([1, 1])
  })

  test('both are strings, and a plain string is either', () => {
    const texts: string[] = [sitePath, href]
    const text = ['', 'docs', ''].join('/')
    const either: [SitePath, Href] = [text, text]
    expect(texts).not.toEqual(either)
  })

  test('what is made of one keeps its kind', () => {
    const below: SitePath = joinPath(sitePath, 'cli/')
    // @ts-expect-error -- a path within the site is no href
    const served: Href = ensureTrailingSlash(sitePath)
    expect([below, served]).toEqual(['/docs/cli/', '/docs/'])
  })
})
