import { expect, test } from '@jest/globals'
import { getBuildDate, isDay } from './env'

const lateInLisbon = new Date('2024-02-28T23:59:00-01:00')

test.each([
  ['2024-02-29', '2024-02-29'],
  ['', '2024-02-29'],
  [undefined, '2024-02-29'],
])('with BUILD_DATE %j the build day is %s in UTC', (value, day) => {
  expect(getBuildDate(value, lateInLisbon)).toBe(day)
})

test.each(['tomorrow', '2024-2-9', '2023-02-29', '2024-02-29T00:00'])(
  '%j is not a day',
  (value) => {
    expect(isDay(value)).toBe(false)
  },
)
