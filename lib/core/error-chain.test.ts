import { expect, test } from '@jest/globals'
import { toErrorChain } from './error-chain'

const loop = new Error('a')
loop.cause = new Error('b', { cause: loop })

test.each([
  [
    'an error with causes',
    new Error('No page', { cause: new Error('No data', { cause: new TypeError('No file') }) }),
    'No page\n\nCause:\nNo data\n\nCause:\nNo file',
  ],
  ['a cause that is not an error', new Error('No page', { cause: 404 }), 'No page\n\nCause:\n404'],
  ['an error without a message', new RangeError(), 'RangeError'],
  ['a thrown value that is not an error', 'a text', 'a text'],
  ['circular causes', loop, 'a\n\nCause:\nb'],
  ['nothing', undefined, ''],
])('%s', (_, error, text) => {
  expect(toErrorChain(error)).toBe(text)
})
