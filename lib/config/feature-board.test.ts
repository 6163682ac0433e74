import { expect, test } from '@jest/globals'
import { toFeatureBoard } from './feature-board'

test.each([undefined, ''])('returns no board without a token (%j)', (token) => {
  expect(toFeatureBoard(token)).toBeUndefined()
})

test('puts the token only into the URL of the board', () => {
  expect(toFeatureBoard('a b&c')).toEqual({
    origin: 'https://webview.canny.io',
    url: 'https://webview.canny.io/?boardToken=a%20b%26c',
  })
})
