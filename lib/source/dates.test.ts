import { describe, expect, test } from '@jest/globals'
import { isRealDate, toDay, toTime } from './dates'

describe('isRealDate', () => {
  test.each(['2024-02-29', '2024-02-29T10:00', '2024-02-29T10:00:00Z', '2024-02-29 10:00'])(
    '%s is',
    (text) => {
      expect(isRealDate(text)).toBe(true)
    },
  )
  test.each([
    '2023-02-29',
    '2023-02-30',
    '2024-13-01',
    '2024-2-9',
    '2024-02-29T25:00',
    'today',
    '',
  ])('%s is not', (text) => {
    expect(isRealDate(text)).toBe(false)
  })
})

test('a day that does not exist has no time', () => {
  expect(toTime('2024-02-31')).toBeNaN()
  expect(toTime('2024-02-31 10:00')).toBeNaN()
})

test.each([
  ['2021-06-01', '2021-06-01T00:00:00.000Z'],
  ['2021-06-01 20:00', '2021-06-01T20:00:00.000Z'],
  ['2021-06-01T20:00:30', '2021-06-01T20:00:30.000Z'],
  ['2021-06-01T20:00:00Z', '2021-06-01T20:00:00.000Z'],
  ['2021-06-01T23:30:00-05:00', '2021-06-02T04:30:00.000Z'],
  ['2021-06-01 23:30 +02:00', '2021-06-01T21:30:00.000Z'],
  ['Feb 2, 2024', '2024-02-02T00:00:00.000Z'],
])('%s is the time %s on every machine', (date, time) => {
  expect(new Date(toTime(date)).toISOString()).toBe(time)
  expect(toDay(date)).toBe(time.slice(0, 10))
})
