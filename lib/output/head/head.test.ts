import { describe, expect, test } from '@jest/globals'
import type { HeadTag } from '@/lib/markdown/core/head-tags'
import { getAddedTags, toHeadViewport, withHead } from './head'
import { toMetadata } from './metadata'

const metadata = toMetadata({
  title: 'CLI',
  description: 'Every command.',
  canonicalHref: '/docs/cli/',
  noIndex: true,
})

const meta = (name: string, content: string): HeadTag => ({
  tag: 'meta',
  attributes: name.startsWith('og:') ? { property: name, content } : { name, content },
})

const canonical: HeadTag = {
  tag: 'link',
  attributes: { rel: 'canonical', href: 'https://other.example/' },
}

describe('a tag takes the place of the site’s own', () => {
  test.each<[string, HeadTag, object]>([
    ['title', { tag: 'title', text: 'Mine' }, { title: 'Mine' }],
    ['description', meta('description', 'Mine'), { description: 'Mine' }],
    ['keywords', meta('keywords', 'a, b'), { keywords: 'a, b' }],
    ['robots', meta('robots', 'noindex'), { robots: 'noindex' }],
    ['canonical', canonical, { alternates: { canonical: 'https://other.example/' } }],
  ])('%s', (_, tag, replaced) => {
    expect(withHead(metadata, [tag])).toEqual({ ...metadata, ...replaced })
    expect(getAddedTags([tag])).toEqual([])
  })

  test.each([
    ['og:title', 'openGraph', 'title'],
    ['og:description', 'openGraph', 'description'],
    ['og:url', 'openGraph', 'url'],
    ['og:type', 'openGraph', 'type'],
    ['og:image', 'openGraph', 'images'],
    ['twitter:card', 'twitter', 'card'],
    ['twitter:title', 'twitter', 'title'],
    ['twitter:description', 'twitter', 'description'],
    ['twitter:image', 'twitter', 'images'],
  ] as const)('%s', (name, group, key) => {
    const replaced = { [group]: { ...metadata[group], [key]: 'Mine' } }
    expect(withHead(metadata, [meta(name, 'Mine')])).toEqual({ ...metadata, ...replaced })
  })
})

test('without tags nothing changes', () => {
  expect(withHead(metadata, [])).toBe(metadata)
  expect(toHeadViewport([])).toEqual({})
  expect(getAddedTags([])).toEqual([])
})

test('other tags are added as they are', () => {
  const tags = [
    meta('generator', 'By hand'),
    meta('og:locale', 'en'),
    meta('viewport', 'width=1024'),
  ]
  expect(withHead(metadata, tags)).toBe(metadata)
  expect(getAddedTags([...tags, canonical])).toEqual(tags)
})

test.each([
  ['viewport', ['width', 'initialScale'], ['colorScheme']],
  ['color-scheme', ['colorScheme'], ['width']],
  ['theme-color', ['themeColor'], ['width']],
])('with a %s of its own the site’s keys are taken back', (name, taken, kept) => {
  const viewport = toHeadViewport([meta(name, 'mine')])
  for (const key of taken) expect(viewport).toHaveProperty(key, undefined)
  for (const key of kept) expect(viewport).not.toHaveProperty(key)
})
