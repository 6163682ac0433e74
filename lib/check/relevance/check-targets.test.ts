import { beforeEach, expect, jest, test } from '@jest/globals'
import type { SearchHit } from '@/lib/search/protocol'
import { createSampleIndex } from '@/lib/testing/create-sample-index'
import type { LocalSearch } from './local-search'

const data = {
  tasks: [] as { query: string; pages: string[]; versions?: string[] }[],
  questions: [] as { query: string; pages: string[]; versions?: string[] }[],
  synonyms: [] as { from: string; to: string }[],
  renamed: [] as { old: string; successor: string; note: string }[],
}

jest.unstable_mockModule('@/lib/source/search-data', () => ({
  readSearchData: (name: keyof typeof data) => data[name],
  toSearchDataPath: (name: string) => `content/search/${name}.yml`,
}))

const { checkSearchTargets } = await import('./check-targets')

const pages = [
  { path: 'cli/', title: 'CLI', names: [[0, '--host', 'host']] as [number, string, string][] },
]

/** Creates a search of a version that finds names containing the query. */
const toSearch = (version: string): LocalSearch => {
  const tag = `docs-default-${version}`
  const index = createSampleIndex(pages, { tag, root: `docs/${version}/` })
  const search = (query: string) =>
    index.units
      .filter(({ name }) => name.toLowerCase().includes(query))
      .map(({ name }) => ({ id: name }) as SearchHit)
  return { tag, index, search }
}

const listProblems = () =>
  checkSearchTargets([toSearch('current'), toSearch('3.1.1')]).map(
    ({ path, message, suggestion }) => [path, message, suggestion],
  )

beforeEach(() => {
  data.tasks = []
  data.synonyms = []
  data.renamed = []
})

test('accepts data whose targets exist', () => {
  data.tasks = [{ query: 'host', pages: ['cli/'], versions: ['3.1.1'] }]
  data.synonyms = [{ from: 'terminal', to: 'cli' }]
  data.renamed = [{ old: '--server', successor: '--host', note: '' }]
  expect(listProblems()).toEqual([])
})

test.each([
  [{ query: 'a', pages: ['cly/'] }, 'version current has no page "cly/"', 'cli/'],
  [{ query: 'a', pages: ['cli/'], versions: ['2.0.0'] }, 'there is no version "2.0.0"', undefined],
])('reports the task %j', (task, message, suggestion) => {
  data.tasks = [task]
  expect(listProblems()).toEqual([['content/search/tasks.yml', message, suggestion]])
})

test('reports a synonym for which nothing is found', () => {
  data.synonyms = [{ from: 'terminal', to: 'shell' }]
  expect(listProblems()).toEqual([
    ['content/search/synonyms.yml', 'nothing is found for "shell"', undefined],
  ])
})

test('reports a successor that no version has', () => {
  data.renamed = [{ old: '--server', successor: '--hots', note: '' }]
  expect(listProblems()).toEqual([
    ['content/search/renamed.yml', 'no version has "--hots"', '--host'],
  ])
})
