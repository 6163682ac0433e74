import { expect, test } from '@jest/globals'
import type { SearchList } from '@/lib/search/index-files'
import { readSearchFiles } from './search-files'

const paths = ['search-index/3.1.1-names.bin', 'search-index/3.1.1-text.bin']

const list: SearchList = {
  worker: 'search/worker.js',
  tags: {
    default: { root: '', paths: ['search-index/default-text.bin'] },
    'docs-default-3.1.1': { root: 'docs/3.1.1/', paths },
  },
}

test('saves the index of a version with it, and what answers any query with the shell', () => {
  const { shell, listOf } = readSearchFiles(JSON.stringify(list))
  expect(shell).toEqual(['search/files.json', 'search/worker.js', 'search/index.html'])
  expect(listOf({ root: 'docs/3.1.1/' })).toEqual(paths)
  expect(listOf({ root: 'community/' })).toEqual([])
})

test('a site without search has no search files', () => {
  const { shell, listOf } = readSearchFiles(undefined)
  expect([...shell, ...listOf({ root: 'docs/' })]).toEqual([])
})
