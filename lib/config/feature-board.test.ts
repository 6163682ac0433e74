import { expect, test } from '@jest/globals'
import { toFeatureBoard } from './feature-board'

test.each([undefined, ''])('without a token (%j) there is no board', (token) => {
  expect(toFeatureBoard(token)).toBeUndefined()
})

test('a token is part of the URL of the board, and of nothing else', () => {
  expect(toFeatureBoard('a b&c')).toEqual({
    origin: 'https://webview.canny.io',
    url: 'https://webview.canny.io/?boardToken=a%20b%26c',
  })
})
