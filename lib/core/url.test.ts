import { describe, expect, test } from '@jest/globals'
import type { Href, SitePath } from './url'
import { decodePath, ensureTrailingSlash, isExternalUrl, joinPath, toPageHref } from './url'

describe('isExternalUrl', () => {
  test.each(['https://a.b', 'mailto:a@b.c', '//cdn.example', 'pathname:///x'])('%s is', (href) => {
    expect(isExternalUrl(href)).toBe(true)
  })
  test.each(['/docs/', 'docs', '#a', '?q=http://x', './a.mdx'])('%s is not', (href) => {
    expect(isExternalUrl(href)).toBe(false)
  })
})

describe('toPageHref', () => {
  test.each([
    ['/docs/cli', '/docs/cli/'],
    ['/docs/cli/', '/docs/cli/'],
    ['/', '/'],
    ['/docs/installation?x=1#requirements', '/docs/installation/?x=1#requirements'],
    ['/docs/installation/?x=1#requirements', '/docs/installation/?x=1#requirements'],
    ['/docs#a/b', '/docs/#a/b'],
    ['/docs?to=/a.b', '/docs/?to=/a.b'],
    ['/docs/3.1.1', '/docs/3.1.1/'],
  ])('%s leads to %s', (href, pageHref) => {
    expect(toPageHref(href)).toBe(pageHref)
  })

  test.each(
    [
      ['/blog/rss.xml', '/files/a.7z?x#a', '/docs/cli.html'],
      ['https://e.example/docs', '//e.example/docs', 'mailto:a@e.example', 'pathname:///storybook'],
      ['', '#x', '?x', 'cli', './cli', '../cli#a', 'file:content/docs/cli'],
    ].flat(),
  )('%j is unchanged', (href) => {
    expect(toPageHref(href)).toBe(href)
  })
})

describe('the compiler tells site paths from hrefs', () => {
  const sitePath: SitePath = '/docs/'
  const href: Href = '/base/docs/'

  test('rejects a site path as an href, and vice versa', () => {
    // @ts-expect-error -- a site path is not an href
    const served: Href = sitePath
    // @ts-expect-error -- an href is not a site path
    const within: SitePath = href
    expect([served, within]).toEqual([sitePath, href])
  })

  test('rejects them inside lists and objects', () => {
    // @ts-expect-error -- a site path is not an href
    const served: { hrefs: Href[] } = { hrefs: [sitePath] }
    // @ts-expect-error -- an href is not a site path
    const within: ReadonlySet<SitePath> = new Set<Href>([href])
    expect([served.hrefs.length, within.size]).toEqual([1, 1])
  })

  test('treats both as strings, and accepts a plain string as either', () => {
    const texts: string[] = [sitePath, href]
    const text = ['', 'docs', ''].join('/')
    const either: [SitePath, Href] = [text, text]
    expect(texts).not.toEqual(either)
  })

  test('keeps the kind of a path derived from another', () => {
    const below: SitePath = joinPath(sitePath, 'cli/')
    // @ts-expect-error -- a site path is not an href
    const served: Href = ensureTrailingSlash(sitePath)
    expect([below, served]).toEqual(['/docs/cli/', '/docs/'])
  })
})

test.each([
  ['/docs/api/%40docusaurus/%C3%A4%20b/', '/docs/api/@docusaurus/ä b/'],
  ['/100%/', '/100%/'],
])('decodePath(%j) is %j', (path, decoded) => {
  expect(decodePath(path)).toBe(decoded)
})
