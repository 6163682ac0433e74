import { expect, test } from '@jest/globals'
import { readStored, readVisit, writeStored, writeVisit } from './storage'

test.each([
  ['readStored', () => readStored('mode')],
  ['writeStored', () => writeStored('mode', 'a')],
  ['readVisit', () => readVisit('mode')],
  ['writeVisit', () => writeVisit('mode', null)],
])('%s throws on the server, with the key and the fix', (_, use) => {
  expect(use).toThrow(
    'The stored value "mode" was used while the server rendered. Use it in an effect or an event handler.',
  )
})
