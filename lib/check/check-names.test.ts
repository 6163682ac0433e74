import { expect, test } from '@jest/globals'
import { formatProblem } from '@/lib/core/problem'
import { checkNames } from './check-names'

const check = (...files: string[]) => checkNames(files).map(formatProblem)

test('a refused character in the name of a folder is reported once, whatever it contains', () => {
  expect(check('content/docs/c#/a.mdx', 'content/docs/c#/b/c.mdx')).toEqual([
    'content/docs/c#:1:1  the name holds "#", which URLs or file systems read as something else  Fix: write letters, digits or hyphens for "#", such as "c-sharp" or "100-percent"',
  ])
})

test('two files that differ in case only are a problem that names both', () => {
  expect(check('content/docs/API.mdx', 'content/docs/api.mdx')).toEqual([
    'content/docs/API.mdx:1:1  the path differs only in case from that of content/docs/api.mdx, so some systems keep one of them  Fix: rename one of them',
  ])
})

test('Markdown with another extension is a problem, because it would not be published', () => {
  expect(check('content/docs/a.MDX', 'content/docs/b.markdown', 'content/docs/c.md')).toEqual([
    'content/docs/a.MDX:1:1  the name ends with ".MDX", so the file isn’t a document  Fix: rename it to .mdx',
    'content/docs/b.markdown:1:1  the name ends with ".markdown", so the file isn’t a document  Fix: rename it to .md',
  ])
})
