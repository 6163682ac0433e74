import { describe, expect, test } from '@jest/globals'
import { parseDocument } from 'yaml'
import { findDataProblems } from '@/lib/source/data-problems'
import { featureRequestsSchema } from './feature-requests'

const thread = '{ number: 776, kind: issue, title: Local search }'

/** Finds the problems of a file with one group of one theme, each with the text it points to. */
function find(threads: string, head = 'group: Search\n  id: search') {
  const text = `- ${head}\n  themes:\n    - title: Search\n      text: Without a service.\n      threads: [${threads}]\n`
  return findDataProblems(parseDocument(text), featureRequestsSchema).map(
    ({ offset, ...problem }) => ({
      ...problem,
      at: text.slice(offset, offset + 6),
    }),
  )
}

test('valid requests have no problems', () => {
  expect(find(thread)).toEqual([])
})

describe('reports', () => {
  test('a theme without a thread', () => {
    expect(find('')).toEqual([
      { at: '[]\n', message: '"threads" must list at least one thread', fix: 'correct the value' },
    ])
  })

  test('a duplicate thread', () => {
    expect(find(`${thread}, ${thread}`)).toEqual([
      {
        at: '776, k',
        message: '"number" is already used by another thread: 776',
        fix: 'correct the value',
      },
    ])
  })

  test('an invalid id', () => {
    expect(find(thread, 'group: Search\n  id: To search')).toEqual([
      {
        at: 'To sea',
        message: '"id" must contain only letters, digits and hyphens',
        fix: 'correct the value',
      },
    ])
  })
})
