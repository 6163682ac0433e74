import { readFileSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import type { Problem } from './problem'
import { findSuggestion, formatProblem, formatProblems, getLevel } from './problem'

const problem: Problem = {
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

  test('ignores candidates that share no letter with a short word', () => {
    expect(findSuggestion('b', ['a'])).toBeUndefined()
    expect(findSuggestion('xy', ['id'])).toBeUndefined()
  })

  test('prefers the closest candidate over an earlier one', () => {
    expect(findSuggestion('guides/tabs', ['guides/tables', 'guides/tab'])).toBe('guides/tab')
  })
})

test('GitHub finds the parts of a problem in the output of a workflow', () => {
  const { problemMatcher } = JSON.parse(readFileSync('.github/problem-matcher.json', 'utf8')) as {
    problemMatcher: [{ pattern: [{ regexp: string }] }]
  }
  const [, ...parts] =
    new RegExp(problemMatcher[0].pattern[0].regexp).exec(formatProblem(problem)) ?? []
  expect(parts).toEqual([problem.path, '3', '1', 'unknown key "titel"  Fix: remove it'])
})

describe('formatProblems', () => {
  test('sorts by file, line and column and counts problems and files', () => {
    const lines = formatProblems([
      { ...problem, path: 'b.mdx', line: 1 },
      { ...problem, path: 'a.mdx', line: 10 },
      { ...problem, path: 'a.mdx', line: 9, column: 5 },
      { ...problem, path: 'a.mdx', line: 9, column: 2 },
    ]).split('\n')
    expect(lines.map((line) => line.split('  ')[0])).toEqual([
      'a.mdx:9:2',
      'a.mdx:9:5',
      'a.mdx:10:1',
      'b.mdx:1:1',
      '4 problems in 2 files',
    ])
  })

  test('counts one problem in the singular', () => {
    expect(formatProblems([problem])).toMatch(/\n1 problem in 1 file$/)
  })
})

test('a problem has the level of its rule, and stops a build if it has none', () => {
  const levels = {
    onBrokenLinks: 'log',
    onBrokenAnchors: 'throw',
    onBrokenMarkdownLinks: 'ignore',
    onDuplicateRoutes: 'warn',
    onMissingFromSidebars: 'log',
  } as const
  expect(getLevel({ ...problem, rule: 'onDuplicateRoutes' }, levels)).toBe('warn')
  expect(getLevel({ ...problem, rule: 'onBrokenLinks' }, levels)).toBe('log')
  expect(getLevel(problem, levels)).toBe('throw')
})
