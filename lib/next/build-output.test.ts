import { expect, test } from '@jest/globals'
import { readPageCount } from './build-output'

test.each([
  ['  Generating static pages using 2 workers (89/357) \n', [89, 357]],
  ['✓ Generating static pages using 1 worker (357/357) in 9.7s', [357, 357]],
  ['✓ Compiled successfully in 35.2s', undefined],
])('%j has rendered %j', (output, count) => {
  expect(readPageCount(output)).toEqual(count)
})
