import { expect, test } from '@jest/globals'
import { toReadingTime } from './reading-time'

test.each([
  [0, 200, 'One min read'],
  [200, 200, 'One min read'],
  [201, 200, '2 min read'],
  [12, 5, '3 min read'],
])('%i words at %i a minute: %s', (words, wordsPerMinute, text) => {
  expect(toReadingTime(words, wordsPerMinute)).toBe(text)
})
