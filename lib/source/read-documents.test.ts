import { writeFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { provideFiles } from '@/lib/testing/temporary-files'
import { listContentPaths } from './list-files'
import { readDocuments, readWithContentlayer } from './read-documents'

/** Together longer than the longest glob pattern. */
const folders = Array.from({ length: 200 }, (_, index) => `${'long-name-'.repeat(6)}${index}`)

const documents = folders.map((folder) => [
  `content/tests/docs/${folder}/a.mdx`,
  `---\ntitle: ${folder}\n---\n`,
])

provideFiles({
  ...(Object.fromEntries(documents) as Record<string, string>),
  'lib/source/read-documents.ts': '',
  'package-lock.json': '',
})

test('Contentlayer reads the documents that are asked for, and no others', async () => {
  const paths = listContentPaths().slice(0, 2)
  const read = await readWithContentlayer(new Set(paths))
  expect([...read.keys()].sort()).toEqual(paths)
})

test('documents of any number of folders are read at once', async () => {
  const read = await readDocuments(listContentPaths())
  expect(read.flatMap(({ problems }) => problems)).toEqual([])
  const titles = read.map(({ document }) => document.frontMatter.title)
  expect(titles.sort()).toEqual(folders.sort())
})

test('a name at which Contentlayer throws is read without it', async () => {
  const file = 'content/tests/docs/a\\b.mdx'
  writeFileSync(file, '---\ntitle: A\n---\n')
  const [read] = await readDocuments([file])
  expect(read?.document.frontMatter).toEqual({ title: 'A' })
})
