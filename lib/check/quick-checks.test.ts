import { expect, test } from '@jest/globals'
import { listQuickChecks } from './quick-checks'

const filesOf = (changed: string[]) =>
  Object.fromEntries(
    listQuickChecks(changed, 'report.json').map(({ name, files }) => [name, files]),
  )

test('content and types are always checked, the rest where something has changed', () => {
  expect(filesOf([])).toEqual({
    content: undefined,
    types: undefined,
    lint: [],
    format: [],
    'unit tests': [],
    'code in documents': [],
    snippets: [],
  })
})

test('each check gets the files that it is about', () => {
  const scripts = ['app/[[...slug]]/page.tsx', 'lib/a.ts', 'next.config.mjs']
  const others = ['README.md', 'app/globals.css', 'content/docs/a.mdx', 'content/tests/b.mdx']
  expect(filesOf([...scripts, ...others])).toEqual({
    content: undefined,
    types: undefined,
    lint: scripts,
    format: [...scripts, ...others],
    'unit tests': scripts,
    'code in documents': ['content/docs/a.mdx'],
    snippets: ['content/docs/a.mdx'],
  })
})

test('a runner that left no report has not passed', () => {
  const tests = listQuickChecks([], 'no-such-report.json').find(({ count }) => count)
  expect(tests?.count?.()).toBeUndefined()
})
