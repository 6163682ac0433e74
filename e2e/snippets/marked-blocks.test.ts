import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from '@jest/globals'
import groupBy from 'lodash-es/groupBy.js'
import { checkSnippets } from '@/lib/check/snippets/check-snippets'
import type { Task } from '@/lib/check/snippets/run-tasks'
import { findCheckedRelease } from '@/lib/markdown/code/code-checks'
import { getOutline } from '@/lib/markdown/store/compiled-store'
import { listContentPaths } from '@/lib/source/list-files'

const documents = listContentPaths().map((path) => ({
  path,
  text: readFileSync(path, 'utf8'),
}))

const inDocs = documents.filter(({ path }) => path.startsWith('content/docs/'))

/** The fences that were checked as they are written, by document. */
let tasksByPath: Record<string, Task[]>

beforeAll(async () => {
  const { checked } = await checkSnippets(inDocs)
  tasksByPath = groupBy(
    checked.filter(({ snippet }) => !snippet.isConverted),
    'path',
  )
})

/** Returns the releases that a document's code blocks are said to be checked against, in order. */
async function readMarks(path: string): Promise<string[]> {
  return (await getOutline(path)).checkedReleases
}

test('every block that is marked as checked was checked', async () => {
  let total = 0
  for (const { path } of inDocs) {
    const releases = (tasksByPath[path] ?? []).map(({ fence }) => findCheckedRelease(path, fence))
    const expected = releases.filter((release) => release !== undefined)
    total += expected.length
    expect({ path, marks: await readMarks(path) }).toEqual({ path, marks: expected })
  }
  expect(total).toBeGreaterThan(1000)
})

test('no block outside the versions of the documentation is marked', async () => {
  const others = documents.filter(({ path }) => /^content\/(?:blog|tests)\//.test(path))
  for (const { path } of others)
    expect({ path, marks: await readMarks(path) }).toEqual({ path, marks: [] })
})
