import { expect, test } from '@jest/globals'
import { listAddedOptions, toUnknownOption } from './added-options'

test('options that an older documented version lacks are listed with their release', () => {
  expect(listAddedOptions()).toContainEqual({
    path: 'markdown.parseFrontMatter',
    version: '3.1.0',
  })
})

test.each([
  ['onBrokenAnchors', 'unknown option "onBrokenAnchors", which exists since 3.1.0'],
  ['parseFrontMatter', 'unknown option "parseFrontMatter", which exists since 3.1.0'],
  ['onBrokenThings', 'unknown option "onBrokenThings"'],
])('%s', (name, message) => {
  expect(toUnknownOption(name)).toBe(message)
})
