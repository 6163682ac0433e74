import { expect, test } from '@jest/globals'
import { toCopyWidths } from './settings'

test.each([
  [3000, [640, 1030]],
  [1030, [640, 1030]],
  [800, [640, 800]],
  [640, [640]],
  [120, [120]],
])('an image of %i pixels has copies of %j', (width, widths) => {
  expect(toCopyWidths(width)).toEqual(widths)
})
