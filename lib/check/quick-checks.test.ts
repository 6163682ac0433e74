import { expect, test } from '@jest/globals'
import { listQuickChecks } from './quick-checks'

const filesOf = (changed: string[]) =>
  Object.fromEntries(listQuickChecks(changed).map(({ name, files }) => [name, files]))

const whole = { content: undefined, prose: undefined, types: undefined }

test('content, prose and types are always checked, everything else only in changed files', () => {
  expect(filesOf([])).toStrictEqual(whole)
})

test('each check gets the files it applies to', () => {
  const scripts = ['app/[[...slug]]/page.tsx', 'lib/a.ts', 'next.config.mjs']
  const others = ['README.md', 'app/globals.css', 'content/docs/a.mdx', 'content/tests/b.mdx']
  expect(filesOf([...scripts, ...others])).toEqual({
    ...whole,
    lint: scripts,
    styles: ['app/globals.css'],
    format: [...scripts, ...others],
    'unit tests': scripts,
    'code in documents': ['content/docs/a.mdx'],
    snippets: ['content/docs/a.mdx'],
  })
})
