import { expect, test } from '@jest/globals'
import { decodeSegments } from './routes'

test('decodes segments', () => {
  expect(decodeSegments(['folder%20with%20space', '%C3%A6'])).toEqual(['folder with space', 'æ'])
})
