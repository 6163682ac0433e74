import { expect, test } from '@jest/globals'
import { getBuildDate } from './env'

const lateInLisbon = new Date('2024-02-28T23:59:00-01:00')

test.each([
  ['2024-02-29', '2024-02-29'],
  ['', '2024-02-29'],
  [undefined, '2024-02-29'],
])('with BUILD_DATE %j the build day is %s in UTC', (value, day) => {
  expect(getBuildDate(value, lateInLisbon)).toBe(day)
})

test.each(['tomorrow', '2024-2-9', '2023-02-29', '2024-02-29T00:00'])(
  'rejects %j as a day',
  (value) => {
    expect(() => getBuildDate(value)).toThrow(
      `BUILD_DATE is "${value}". Use a day such as 2024-02-29.`,
    )
  },
)
