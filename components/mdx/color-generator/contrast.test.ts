import { expect, test } from '@jest/globals'
import { getContrast, toGrade } from './contrast'

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#000000', 21],
  ['#123456', '#123456', 1],
  ['#777777', '#ffffff', 4.48],
  ['#2e8555', '#ffffff', 4.56],
])('%s on %s has a contrast of %d', (a, b, contrast) => {
  expect(getContrast(a, b)).toBeCloseTo(contrast, 2)
})

test.each([
  [21, 'AAA'],
  [7.01, 'AAA'],
  [7, 'AA'],
  [4.51, 'AA'],
  [4.5, 'Fail'],
  [1, 'Fail'],
])('a contrast of %d is graded %s', (contrast, grade) => {
  expect(toGrade(contrast)).toBe(grade)
})
