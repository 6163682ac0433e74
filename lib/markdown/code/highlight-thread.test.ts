import { expect, test } from '@jest/globals'
import { startHighlightThread } from './highlight-thread'
import { highlight } from './highlighter'

test('a thread returns the same results as this one', async () => {
  const thread = startHighlightThread()
  const requests: [code: string, language: string][] = [
    ['let a = 1\n', 'js'],
    ['a: 1', 'yaml'],
    ['a  b', 'text'],
    ['let a = 1\n', 'ts'],
  ]
  const answers = await Promise.all(requests.map((request) => thread.highlight(...request)))
  await thread.end()
  expect(answers).toEqual(await Promise.all(requests.map((request) => highlight(...request))))
})

test('if the thread fails, all pending and later requests fail', async () => {
  const thread = startHighlightThread()
  await expect(thread.highlight('a', 'no-language')).rejects.toThrow()
  await expect(thread.highlight('a', 'js')).rejects.toThrow()
  await thread.end()
})
