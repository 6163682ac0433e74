import { expect, test } from '@jest/globals'
import { decodeSegments, toRouteFolder } from './routes'

test.each([
  ['docs', 'docs'],
  ['__docusaurus', '%5F%5Fdocusaurus'],
  ['_a_b', '%5Fa_b'],
])('the folder of the segment %s is %s', (segment, folder) => {
  expect(toRouteFolder(segment)).toBe(folder)
})

test('decodes segments', () => {
  expect(decodeSegments(['folder%20with%20space', '%C3%A6'])).toEqual(['folder with space', 'æ'])
})
