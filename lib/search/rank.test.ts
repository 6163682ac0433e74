import { afterEach, describe, expect, jest, test } from '@jest/globals'
import { answer } from './answer'
import { weights } from './rank'
import type { SamplePage } from '@/lib/testing/create-sample-index'
import { createSampleIndex } from '@/lib/testing/create-sample-index'

/**
 * Pages, a query, and the first hits it must have. If hits are equal, the order of the pages decides. Without the weight,
 * which then is `without`, the first hits are others.
 */
type Case = { pages: SamplePage[]; query: string; first: string[]; without?: number }

const page = (path: string, title: string, rest: Partial<SamplePage> = {}): SamplePage => ({
  path,
  title,
  ...rest,
})

const text = (words: string): Pick<SamplePage, 'texts'> => ({ texts: [[words]] })

/** A case for each weight, which fails without it. */
const cases: Record<keyof typeof weights, Case> = {
  title: { pages: [page('a/', 'Alpha beta rules')], query: 'alpha beta', first: ['/a/'] },
  heading: {
    pages: [page('a/', 'One', { names: [[2, 'Alpha beta rules']] })],
    query: 'alpha beta',
    first: ['/a/#alpha-beta-rules'],
  },
  option: {
    pages: [page('a/', 'One', { names: [[0, 'alphaBeta', 'x']] })],
    query: 'alpha',
    first: ['/a/#x'],
  },
  keywords: { pages: [page('a/', 'One', { keywords: 'alpha' })], query: 'alpha', first: ['/a/'] },
  description: {
    pages: [page('a/', 'One', { description: 'Alpha and beta' })],
    query: 'alpha',
    first: ['/a/'],
  },
  context: {
    pages: [
      page('b/', 'One', text('alpha setup')),
      page('a/', 'Alpha rules', { names: [[2, 'Setup now']] }),
    ],
    query: 'alpha setup',
    first: ['/a/#setup-now'],
  },
  page: {
    pages: [
      page('b/', 'One', { names: [[2, 'Alpha here']], texts: [[''], ['beta']], part: 'other' }),
      page('a/', 'One', {
        names: [
          [2, 'Alpha here'],
          [2, 'Two'],
        ],
        texts: [[''], ['beta'], ['beta beta']],
        part: 'other',
      }),
    ],
    query: 'alpha beta',
    first: ['/a/#alpha-here'],
  },
  text: { pages: [page('a/', 'One', text('alpha beta'))], query: 'alpha', first: ['/a/'] },
  code: {
    pages: [page('a/', 'One', { texts: [['', 'alpha beta']] })],
    query: 'alpha',
    first: ['/a/'],
  },
  prefix: { pages: [page('a/', 'Alphabet of words')], query: 'alph', first: ['/a/'] },
  inflection: { pages: [page('a/', 'It deploys words')], query: 'deploying', first: ['/a/'] },
  typo: { pages: [page('a/', 'Alphabet of words')], query: 'alhpabet', first: ['/a/'] },
  question: {
    pages: [page('b/', 'Alpha beta', { part: 'reference' }), page('a/', 'Beta of alpha')],
    query: 'the alpha beta',
    first: ['/a/'],
    without: 1,
  },
  repeat: {
    pages: [
      page('a/', 'One', {
        names: [
          [2, 'Alpha words'],
          [2, 'Alpha rules'],
        ],
      }),
      page('b/', 'Two', { names: [[0, 'many alpha words', 'x']], part: 'reference' }),
    ],
    query: 'alpha',
    first: ['/a/#alpha-words', '/b/#x'],
    without: 1,
  },
  guide: {
    pages: [page('b/', 'Alpha beta', { part: 'reference' }), page('a/', 'Alpha beta')],
    query: 'alpha',
    first: ['/a/'],
  },
  other: {
    pages: [
      page('b/', 'Alpha beta', { part: 'other' }),
      page('a/', 'Alpha of many more words', { part: 'reference' }),
    ],
    query: 'alpha',
    first: ['/a/'],
    without: 1,
  },
}

const setup = { baseUrl: '/', fillerWords: ['the', 'of'], synonyms: [], renamed: [] }

afterEach(() => {
  jest.restoreAllMocks()
})

function listFirst({ pages, query, first }: Case): string[] {
  const request = { query, tags: [], otherTags: [], limit: first.length }
  const indexes = { own: [createSampleIndex(pages)], other: [], hasAllText: true }
  return answer(request, indexes, setup).hits.map(({ id }) => id)
}

describe.each(Object.entries(cases) as [keyof typeof weights, Case][])(
  'the weight %s',
  (name, each) => {
    test('puts the right hits first', () => {
      expect(listFirst(each)).toEqual(each.first)
    })

    test('is needed for that order', () => {
      jest.replaceProperty(weights, name, each.without ?? 0)
      expect(listFirst(each)).not.toEqual(each.first)
    })
  },
)
