import { expect, test } from '@jest/globals'
import type { SearchSetup } from './index-files'
import type { ReadFile } from './load-index'
import { createIndexLoader } from './load-index'

const toFiles = (tag: string) => ({
  ...{ tag, label: '' },
  root: `${tag}/`,
  names: `${tag}-names`,
  text: `${tag}-text`,
})

const setup: SearchSetup = {
  baseUrl: '/',
  parts: { docs: toFiles('docs'), blog: toFiles('blog') },
  fillerWords: [],
  synonyms: [],
  renamed: [],
}

const TAGS = ['docs', 'blog', 'unknown']

/** Creates a loader whose files are empty, except for those that fail. */
function createLoader(failures: Record<string, Error> = {}) {
  const read: string[] = []
  const readFile: ReadFile = (path) => {
    read.push(path)
    const failure = failures[path]
    return failure ? Promise.reject(failure) : Promise.resolve([])
  }
  const load = createIndexLoader(setup, readFile)
  const list = async (tier: 'names' | 'text') =>
    (await load(TAGS, tier)).map(({ tag, text }) => [tag, text !== undefined])
  return { list, read }
}

const unreachable = new TypeError('no network')

test('each file is read once, and unknown parts are left out', async () => {
  const { list, read } = createLoader()
  await Promise.all([list('names'), list('names'), list('text')])
  expect(read.sort()).toEqual(['blog-names', 'blog-text', 'docs-names', 'docs-text'])
  const all = [
    ['docs', true],
    ['blog', true],
  ]
  expect(await list('text')).toEqual(all)
  expect(await list('names')).toEqual(all)
})

test('unreachable files are left out, and requested again', async () => {
  const failures: Record<string, Error> = { 'docs-names': unreachable, 'blog-text': unreachable }
  const { list } = createLoader(failures)
  expect(await list('text')).toEqual([['blog', false]])
  delete failures['docs-names']
  expect(await list('names')).toEqual([
    ['docs', false],
    ['blog', false],
  ])
})

test('a missing or damaged file is an error, regardless of other files', async () => {
  const { list } = createLoader({ 'blog-names': new Error('blog-names: 404') })
  await expect(list('names')).rejects.toThrow('blog-names: 404')
})
