import { expect, test } from '@jest/globals'
import { provideFiles } from '@/lib/testing/temporary-files'
import { listContentPaths } from './list-files'
import { readDocuments } from './read-documents'

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

test('documents of any number of folders are read at once', async () => {
  const read = await readDocuments(listContentPaths())
  expect(read.flatMap(({ problems }) => problems)).toEqual([])
  const titles = read.map(({ document }) => document.frontMatter.title)
  expect(titles.sort()).toEqual(folders.sort())
})
