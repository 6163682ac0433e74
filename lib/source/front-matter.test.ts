import { describe, expect, test } from '@jest/globals'
import type { ZodType } from 'zod'
import type { DocumentKind } from './front-matter'
import { contentFolders, findDocumentKind } from './content-folders'
import { frontMatterFields } from './front-matter'

const kinds = Object.keys(frontMatterFields) as DocumentKind[]

describe.each(kinds)('%s', (kind) => {
  const fields: Record<string, ZodType> = frontMatterFields[kind]

  test('requires only a title, or only a date for a release', () => {
    const required = Object.keys(fields).filter((key) => !fields[key]?.safeParse(undefined).success)
    expect(required).toEqual([kind === 'Release' ? 'date' : 'title'])
  })

  test('has at least one folder', () => {
    expect(contentFolders.some((folder) => folder.kind === kind)).toBe(true)
  })
})

test('no folder contains another one, so every file has one kind', () => {
  const folders = contentFolders.map(({ folder }) => `${folder}/`)
  for (const folder of folders) {
    expect(folders.filter((other) => other.startsWith(folder))).toEqual([folder])
  }
})

test('only documents that can be in a sidebar can choose one', () => {
  expect(kinds.filter((kind) => 'displayed_sidebar' in frontMatterFields[kind])).toEqual(['Doc'])
})

test.each([
  ['content/docs/3.1.1/cli.mdx', 'Doc'],
  ['content/changelog/3.1.1.mdx', 'Release'],
  ['content/nowhere/a.mdx', undefined],
])('the kind of %s is %s', (path, kind) => {
  expect(findDocumentKind(path)).toBe(kind)
})
