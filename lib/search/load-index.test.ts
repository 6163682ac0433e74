import { expect, test } from '@jest/globals'
import type { SearchSetup } from './index-files'
import type { ReadFile } from './load-index'
import { UnreachableError, createIndexLoader } from './load-index'

const toFiles = (tag: string) => ({
  root: `${tag}/`,
  names: { path: `${tag}-names` },
  text: { path: `${tag}-text` },
})

const setup: SearchSetup = {
  baseUrl: '/',
  tags: { docs: toFiles('docs'), blog: toFiles('blog') },
  fillerWords: [],
  synonyms: [],
  renamed: [],
}

const TAGS = ['docs', 'blog', 'unknown']

/** Creates a loader whose files are empty, except for those that fail. */
function createLoader(failures: Record<string, Error> = {}) {
  const read: string[] = []
  const readFile: ReadFile = ({ path }) => {
    read.push(path)
    const failure = failures[path]
    if (failure) return Promise.reject(failure)
    return Promise.resolve(path.endsWith('-names') ? { pages: [], names: [] } : [])
  }
  return { ...createIndexLoader(setup, readFile), read }
}

const unreachable = new UnreachableError('no network')

test('each file is read once, and unknown parts are left out', async () => {
  const { list, loadNames, loadText, read } = createLoader()
  await Promise.all([loadNames(TAGS), loadNames(TAGS), loadText(TAGS)])
  expect(read.sort()).toEqual(['blog-names', 'blog-text', 'docs-names', 'docs-text'])
  expect(list(TAGS).map(({ tag, hasText }) => [tag, hasText])).toEqual([
    ['docs', true],
    ['blog', true],
  ])
})

test('unreachable files are left out, and requested again', async () => {
  const failures: Record<string, Error> = { 'docs-names': unreachable, 'blog-text': unreachable }
  const { list, loadNames, loadText } = createLoader(failures)
  await loadText(TAGS)
  await loadNames(TAGS)
  expect(list(TAGS).map(({ tag, hasText }) => [tag, hasText])).toEqual([['blog', false]])
  delete failures['docs-names']
  await loadNames(TAGS)
  expect(list(TAGS).map(({ tag }) => tag)).toEqual(['docs', 'blog'])
})

test('a missing or damaged file is an error, regardless of other files', async () => {
  const { loadNames } = createLoader({ 'blog-names': new Error('blog-names: 404') })
  await expect(loadNames(TAGS)).rejects.toThrow('blog-names: 404')
})
