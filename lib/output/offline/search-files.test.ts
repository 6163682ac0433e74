import { expect, test } from '@jest/globals'
import { readSearchFiles } from './search-files'

const toTag = (root: string, name: string) => ({
  root,
  names: { path: `search-index/${name}-names.bin` },
  text: { path: `search-index/${name}-text.bin` },
})

const list = JSON.stringify({
  worker: 'search/worker.js',
  tags: { default: toTag('', 'default'), 'docs-default-3.1.1': toTag('docs/3.1.1/', '3.1.1') },
})

test('saves the index of a version with it, and the names of other pages with the shell', () => {
  const { shell, listOf } = readSearchFiles(list)
  expect(shell).toEqual([
    'search/files.json',
    'search/worker.js',
    'search/index.html',
    'search-index/default-names.bin',
  ])
  expect(listOf({ root: 'docs/3.1.1/' })).toEqual([
    'search-index/3.1.1-names.bin',
    'search-index/3.1.1-text.bin',
  ])
  expect(listOf({ root: 'community/' })).toEqual([])
})

test('a site without search has no search files', () => {
  const { shell, listOf } = readSearchFiles(undefined)
  expect([...shell, ...listOf({ root: 'docs/' })]).toEqual([])
})
