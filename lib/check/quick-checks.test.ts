import { expect, test } from '@jest/globals'
import { listQuickChecks } from './quick-checks'

const filesOf = (changed: string[]) =>
  Object.fromEntries(
    listQuickChecks(changed, 'report.json').map(({ name, files }) => [name, files]),
  )

test('content, prose and types are always checked, everything else only in changed files', () => {
  expect(filesOf([])).toEqual({
    content: undefined,
    prose: undefined,
    types: undefined,
    lint: [],
    styles: [],
    format: [],
    'unit tests': [],
    'code in documents': [],
    snippets: [],
  })
})

test('each check gets the files it applies to', () => {
  const scripts = ['app/[[...slug]]/page.tsx', 'lib/a.ts', 'next.config.mjs']
  const others = ['README.md', 'app/globals.css', 'content/docs/a.mdx', 'content/tests/b.mdx']
  expect(filesOf([...scripts, ...others])).toEqual({
    content: undefined,
    prose: undefined,
    types: undefined,
    lint: scripts,
    styles: ['app/globals.css'],
    format: [...scripts, ...others],
    'unit tests': scripts,
    'code in documents': ['content/docs/a.mdx'],
    snippets: ['content/docs/a.mdx'],
  })
})

test('a runner without a report has no counts', () => {
  const tests = listQuickChecks([], 'no-such-report.json').find(({ count }) => count)
  expect(tests?.count?.()).toBeUndefined()
})
