import { expect, test } from '@jest/globals'
import type { ContentDocument } from '@/lib/source/document-files'
import { checkMetadata } from './metadata'

const toText = (length: number) => 'd'.repeat(length)

function check(documents: Record<string, { title?: string; description?: string }>): string[] {
  const read = Object.entries(documents).map(([path, frontMatter]): ContentDocument => ({
    kind: 'Doc',
    path,
    frontMatter: { title: path, ...frontMatter },
  }))
  const folders = ['content/docs/current/', 'content/docs/3.1.1/', 'content/blog/']
  return checkMetadata(read, folders).map(
    ({ path, searchText, message }) => `${path} ${searchText} ${message}`,
  )
}

test.each([
  [49, ['the description has 49 characters, fewer than 50']],
  [50, []],
  [160, []],
  [161, ['the description has 161 characters, more than 160']],
])('a description of %i characters', (length, messages) => {
  expect(check({ 'content/blog/a.mdx': { description: toText(length) } })).toEqual(
    messages.map((message) => `content/blog/a.mdx description: ${message}`),
  )
})

test('titles and descriptions are unique in a version', () => {
  const same = { title: 'A', description: toText(60) }
  expect(check({ 'content/docs/current/a.mdx': same, 'content/docs/current/b.mdx': same })).toEqual(
    [
      'content/docs/current/b.mdx title: the title "A" is also used by content/docs/current/a.mdx',
      `content/docs/current/b.mdx description: the description "${toText(60)}" is also used by content/docs/current/a.mdx`,
    ],
  )
})

test('different versions may share them, fixtures too, and a description may be missing', () => {
  const same = { title: 'A', description: toText(60) }
  expect(check({ 'content/docs/current/a.mdx': same, 'content/docs/3.1.1/a.mdx': same })).toEqual(
    [],
  )
  expect(check({ 'content/tests/a.mdx': { description: 'd' }, 'content/blog/b.mdx': {} })).toEqual(
    [],
  )
})
