import { describe, expect, test } from '@jest/globals'
import { isFiltering, matchesFilter } from './filter'

describe('matchesFilter', () => {
  const jest = { title: 'Jest Preview', tags: ['favorite', 'opensource'] }

  test.each([
    ['', true],
    ['operator=AND', true],
    ['tags=favorite', true],
    ['tags=large', false],
    ['tags=favorite&tags=large', true],
    ['tags=favorite&tags=large&operator=AND', false],
    ['tags=favorite&tags=opensource&operator=AND', true],
    ['name=PREV', true],
    ['name=+jest+', true],
    ['name=jestpreview', false],
    ['name=jest&tags=large', false],
    ['name=vite&tags=favorite', false],
  ])('%j', (filter, isShown) => {
    expect(matchesFilter(jest, new URLSearchParams(filter))).toBe(isShown)
  })
})

test.each([
  ['', false],
  ['operator=AND', false],
  ['name=++', false],
  ['name=a', true],
  ['tags=large', true],
])('whether %j filters anything', (filter, is) => {
  expect(isFiltering(new URLSearchParams(filter))).toBe(is)
})
