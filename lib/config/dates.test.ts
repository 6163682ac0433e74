import { expect, test } from '@jest/globals'
import { formatDate } from './dates'

test.each([
  ['2024-02-29', 'Feb 29, 2024'],
  ['2024-01-01T00:30:00Z', 'Jan 1, 2024'],
])('formats %s as %s in every time zone', (date, text) => {
  expect(formatDate(date)).toBe(text)
})
