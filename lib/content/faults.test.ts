import { describe, expect, test } from '@jest/globals'
import type { Fault } from './faults'
import { ContentFaultsError, findSuggestion, formatFault, formatFaults } from './faults'

const fault: Fault = {
  path: 'content/docs/current/cli.mdx',
  line: 3,
  column: 1,
  message: 'unknown key "titel"',
  fix: 'remove it',
}

describe('findSuggestion', () => {
  test.each([
    ['titel', 'title'],
    ['TITLE', 'title'],
    ['sidebar_postion', 'sidebar_position'],
    ['slugs', 'slug'],
  ])('%s probably means %s', (wanted, meant) => {
    expect(findSuggestion(wanted, ['slug', 'title', 'sidebar_position'])).toBe(meant)
  })

  test('finds nothing if more than a third of the letters differ', () => {
    expect(findSuggestion('background', ['title', 'slug'])).toBeUndefined()
  })

  test('finds nothing that shares no letter with a short word', () => {
    expect(findSuggestion('b', ['a'])).toBeUndefined()
    expect(findSuggestion('xy', ['id'])).toBeUndefined()
  })

  test('finds nothing among no candidates', () => {
    expect(findSuggestion('title', [])).toBeUndefined()
  })

  test('prefers the closest candidate to an earlier one', () => {
    expect(findSuggestion('guides/tabs', ['guides/tables', 'guides/tab'])).toBe('guides/tab')
  })
})

describe('formatFault', () => {
  test('names the place, the fault and the fix', () => {
    expect(formatFault(fault)).toBe(
      'content/docs/current/cli.mdx:3:1  unknown key "titel"  Fix: remove it',
    )
  })

  test('adds a suggestion', () => {
    expect(formatFault({ ...fault, suggestion: 'title' })).toMatch(
      / {2}\(did you mean "title"\?\)$/,
    )
  })
})

describe('formatFaults', () => {
  test('sorts by file, line and column and counts faults and files', () => {
    const lines = formatFaults([
      { ...fault, path: 'b.mdx', line: 1 },
      { ...fault, path: 'a.mdx', line: 10 },
      { ...fault, path: 'a.mdx', line: 9, column: 5 },
      { ...fault, path: 'a.mdx', line: 9, column: 2 },
    ]).split('\n')
    expect(lines.map((line) => line.split('  ')[0])).toEqual([
      'a.mdx:9:2',
      'a.mdx:9:5',
      'a.mdx:10:1',
      'b.mdx:1:1',
      '4 faults in 2 files',
    ])
  })

  test('counts one fault in the singular', () => {
    expect(formatFaults([fault])).toMatch(/\n1 fault in 1 file$/)
  })
})

test('ContentFaultsError carries the faults and lists them in its message', () => {
  const error = new ContentFaultsError([fault])
  expect(error.name).toBe('ContentFaultsError')
  expect(error.faults).toEqual([fault])
  expect(error.message).toBe(formatFaults([fault]))
})
