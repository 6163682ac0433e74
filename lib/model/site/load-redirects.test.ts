import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, test } from '@jest/globals'
import { loadRedirectRows } from './redirects'

const folder = mkdtempSync('.redirects-')
const file = path.posix.join(folder, 'redirects.ts')

afterAll(() => rmSync(folder, { recursive: true }))

test.each([
  ['export default { "/a/": "/b/" }', 'the file must be a list, but is a map'],
  ['export default [{ from: "/a/" }]', '"to" is missing'],
  ['export default [{ from: [], to: "/b/" }]', '"from" must have a path'],
])('reports %s', async (text, message) => {
  writeFileSync(file, text)
  const { rows, problems } = await loadRedirectRows(file)
  expect(rows).toEqual([])
  expect(problems).toEqual([expect.objectContaining({ path: file, message })])
})
