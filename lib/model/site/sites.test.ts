import type { ShowcaseSite } from '@/lib/source/schemas/showcase'
import { describe, expect, test } from '@jest/globals'
import type { PlacedSite } from './showcase'
import { findDuplicates, sortSites } from './showcase'

const toSite = (title: string, more: Partial<ShowcaseSite> = {}): ShowcaseSite => ({
  title,
  website: `https://${title.toLowerCase()}.example/`,
  source: null,
  tags: [],
  description: 'A site',
  ...more,
})

describe('sortSites', () => {
  test('puts favorites first, and sorts both groups by lowercase title', () => {
    const sites = [
      toSite('beta'),
      toSite('Alpha'),
      toSite('Zeta', { tags: ['favorite'] }),
      toSite('eta', { tags: ['large', 'favorite'] }),
      toSite('前'),
      toSite('404'),
    ]
    expect(sortSites(sites).map(({ title }) => title)).toEqual([
      'eta',
      'Zeta',
      '404',
      'Alpha',
      'beta',
      '前',
    ])
  })

  test('does not change its input', () => {
    const sites = [toSite('b'), toSite('a')]
    sortSites(sites)
    expect(sites.map(({ title }) => title)).toEqual(['b', 'a'])
  })
})

describe('findDuplicates', () => {
  const find = (...sites: ShowcaseSite[]) => {
    const placed = sites.map((site, index): PlacedSite => ({ file: 'a.yml', index, site }))
    return findDuplicates(placed).map(({ key, duplicate, first }) => [
      key,
      first.index,
      duplicate.index,
    ])
  }

  test.each([
    ['https://a.example/', 'http://a.example'],
    ['https://a.example/docs', 'https://www.a.example/docs/'],
    ['https://A.example/', 'https://a.example/'],
  ])('%s and %s are the same website', (one, other) => {
    expect(find(toSite('One', { website: one }), toSite('Other', { website: other }))).toEqual([
      ['website', 0, 1],
    ])
  })

  test.each([
    ['https://a.example/One', 'https://a.example/two'],
    ['https://a.example/', 'https://docs.a.example/'],
    ['https://a.example/?a', 'https://a.example/?b'],
  ])('%s and %s are different websites', (one, other) => {
    expect(find(toSite('One', { website: one }), toSite('Other', { website: other }))).toEqual([])
  })

  test('compares titles regardless of case, always with the first one', () => {
    const website = 'https://other.example/'
    expect(
      find(toSite('Jest'), toSite('JEST', { website }), toSite('jest', { website: `${website}a` })),
    ).toEqual([
      ['title', 0, 1],
      ['title', 0, 2],
    ])
  })
})
