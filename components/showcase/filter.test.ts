import { describe, expect, test } from '@jest/globals'
import type { SiteFilter } from './filter'
import { formatFilter, isFiltering, matchesFilter, parseFilter, toCountText } from './filter'

const known = ['favorite', 'opensource', 'large']
const none: SiteFilter = { tags: [], operator: 'OR', name: '' }

describe('parseFilter', () => {
  test.each<[search: string, filter: Partial<SiteFilter>]>([
    ['', {}],
    ['?tags=large', { tags: ['large'] }],
    ['?tags=large&tags=favorite&tags=large', { tags: ['favorite', 'large'] }],
    ['?tags=unknown', {}],
    ['?operator=AND', { operator: 'AND' }],
    ['?operator=and', {}],
    ['?name=React+Native', { name: 'React Native' }],
    ['?name=%E5%89%8D', { name: '前' }],
    ['?theme=dark', {}],
  ])('%j', (search, filter) => {
    expect(parseFilter(search, known)).toEqual({ ...none, ...filter })
  })
})

describe('formatFilter', () => {
  test.each<[filter: Partial<SiteFilter>, search: string]>([
    [{}, ''],
    [{ tags: ['favorite', 'large'] }, '?tags=favorite&tags=large'],
    [{ operator: 'AND' }, '?operator=AND'],
    [{ name: 'React Native' }, '?name=React+Native'],
    [{ name: '  ' }, ''],
    [{ tags: ['large'], name: 'a&b', operator: 'AND' }, '?tags=large&name=a%26b&operator=AND'],
  ])('%j', (filter, search) => {
    expect(formatFilter({ ...none, ...filter }, '')).toBe(search)
  })

  test('replaces an earlier filter and keeps the rest of the query', () => {
    const before = '?docusaurus-theme=dark&tags=large&name=x&operator=AND'
    expect(formatFilter({ ...none, tags: ['favorite'] }, before)).toBe(
      '?docusaurus-theme=dark&tags=favorite',
    )
    expect(formatFilter(none, before)).toBe('?docusaurus-theme=dark')
  })

  test('can be parsed back', () => {
    const filter: SiteFilter = { tags: ['large'], operator: 'AND', name: ' 100% + ä ' }
    expect(parseFilter(formatFilter(filter, ''), known)).toEqual(filter)
  })
})

describe('matchesFilter', () => {
  const jest = { title: 'Jest Preview', tags: ['favorite', 'opensource'] }

  test.each<[filter: Partial<SiteFilter>, isShown: boolean]>([
    [{}, true],
    [{ operator: 'AND' }, true],
    [{ tags: ['favorite'] }, true],
    [{ tags: ['large'] }, false],
    [{ tags: ['favorite', 'large'] }, true],
    [{ tags: ['favorite', 'large'], operator: 'AND' }, false],
    [{ tags: ['favorite', 'opensource'], operator: 'AND' }, true],
    [{ name: 'PREV' }, true],
    [{ name: ' jest ' }, true],
    [{ name: 'jestpreview' }, false],
    [{ name: 'jest', tags: ['large'] }, false],
    [{ name: 'vite', tags: ['favorite'] }, false],
  ])('%j', (filter, isShown) => {
    expect(matchesFilter(jest, { ...none, ...filter })).toBe(isShown)
  })
})

test.each<[filter: Partial<SiteFilter>, is: boolean]>([
  [{}, false],
  [{ operator: 'AND' }, false],
  [{ name: '  ' }, false],
  [{ name: 'a' }, true],
  [{ tags: ['large'] }, true],
])('whether %j filters anything', (filter, is) => {
  expect(isFiltering({ ...none, ...filter })).toBe(is)
})

test.each([
  [0, '0 sites'],
  [1, '1 site'],
  [2, '2 sites'],
])('%d is %j', (count, text) => {
  expect(toCountText(count)).toBe(text)
})
