import { expect, test } from '@jest/globals'
import { checkMetadata, readMetadata } from './metadata'

const description = (length: number) => 'd'.repeat(length)

function check(documents: Record<string, string>): string[] {
  const read = Object.entries(documents).map(([path, frontMatter]) =>
    readMetadata(path, `---\n${frontMatter}\n---\n`),
  )
  return checkMetadata(read, ['content/docs/current/', 'content/docs/3.1.1/', 'content/blog/']).map(
    ({ path, line, message }) => `${path}:${line} ${message}`,
  )
}

test.each([
  [49, ['the description has 49 characters, fewer than 50']],
  [50, []],
  [160, []],
  [161, ['the description has 161 characters, more than 160']],
])('a description of %i characters', (length, messages) => {
  expect(check({ 'content/blog/a.mdx': `description: ${description(length)}` })).toEqual(
    messages.map((message) => `content/blog/a.mdx:2 ${message}`),
  )
})

test('titles and descriptions are unique in a version', () => {
  const same = `title: A\ndescription: ${description(60)}`
  expect(check({ 'content/docs/current/a.mdx': same, 'content/docs/current/b.mdx': same })).toEqual(
    [
      'content/docs/current/b.mdx:2 the title "A" is also used by content/docs/current/a.mdx',
      `content/docs/current/b.mdx:3 the description "${description(60)}" is also used by content/docs/current/a.mdx`,
    ],
  )
})

test('different versions may share them, and a release needs none', () => {
  const same = `title: A\ndescription: ${description(60)}`
  expect(check({ 'content/docs/current/a.mdx': same, 'content/docs/3.1.1/a.mdx': same })).toEqual(
    [],
  )
  expect(check({ 'content/blog/a.mdx': 'version: 1.0.0', 'content/blog/b.mdx': '' })).toEqual([])
})
