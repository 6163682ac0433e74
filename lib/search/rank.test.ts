import { describe, expect, test } from '@jest/globals'
import { answer } from './answer'
import type { Weights } from './rank'
import { weights } from './rank'
import type { SamplePage } from './sample-index'
import { createSampleIndex } from './sample-index'

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
const cases: Record<keyof Weights, Case> = {
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
  mention: {
    pages: [
      page('a/', 'One', {
        names: [
          [2, 'Two'],
          [0, 'alphaBeta', '#'],
        ],
      }),
    ],
    query: 'alpha',
    first: ['/a/#two'],
  },
  slug: { pages: [page('alpha-beta/', 'One')], query: 'alpha', first: ['/alpha-beta/'] },
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
      page('b/', 'One', { names: [[2, 'Alpha here']], texts: [[''], ['beta']], part: 'site' }),
      page('a/', 'One', {
        names: [
          [2, 'Alpha here'],
          [2, 'Two'],
        ],
        texts: [[''], ['beta'], ['beta beta']],
        part: 'site',
      }),
    ],
    query: 'alpha beta',
    first: ['/a/#alpha-here'],
  },
  filler: {
    pages: [page('b/', 'One', text('alpha and more')), page('a/', 'Two', text('alpha and the'))],
    query: 'the alpha',
    first: ['/a/'],
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
  synonym: {
    pages: [
      page('b/', 'One', { names: [[0, 'old beta of many words', 'x']] }),
      page('a/', 'Alpha beta'),
    ],
    query: 'old beta',
    first: ['/a/'],
  },
  coverage: {
    pages: [
      page('a/', 'Alpha'),
      page('b/', 'One', text('alpha beta of many more words')),
      page('c/', 'Two', text('beta')),
    ],
    query: 'beta alpha',
    first: ['/b/'],
  },
  section: {
    pages: [
      page('a/', 'One', {
        names: [
          [2, 'Two'],
          [2, 'Three'],
        ],
        texts: [[''], ['alpha alpha alpha'], ['beta beta beta']],
      }),
      page('b/', 'One', text(`alpha beta ${'more '.repeat(80)}`)),
    ],
    query: 'beta alpha',
    first: ['/b/'],
  },
  named: {
    pages: [
      page('b/', 'One', {
        ...text('alpha beta alpha beta'),
        description: 'Alpha beta',
        part: 'guide',
      }),
      page('a/', 'Words of alpha and beta in many other places', { part: 'reference' }),
    ],
    query: 'alpha beta',
    first: ['/a/'],
  },
  question: {
    pages: [page('b/', 'Alpha beta', { part: 'reference' }), page('a/', 'Beta of alpha')],
    query: 'the alpha beta',
    first: ['/a/'],
    without: 1,
  },
  brevity: {
    pages: [
      page('b/', 'Alphabet words', { part: 'site' }),
      page('a/', 'Alphabet', { part: 'blog' }),
    ],
    query: 'alpha',
    first: ['/a/'],
  },
  order: {
    pages: [page('b/', 'Beta of alpha'), page('a/', 'Alpha beta of')],
    query: 'alpha beta',
    first: ['/a/'],
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
    first: ['/a/#alpha-words', '/a/#alpha-rules', '/b/#x'],
  },
  guide: {
    pages: [page('b/', 'Alpha beta', { part: 'reference' }), page('a/', 'Alpha beta')],
    query: 'alpha',
    first: ['/a/'],
  },
  reference: {
    pages: [
      page('b/', 'One', { ...text('alpha'), part: 'upgrade' }),
      page('a/', 'One', { ...text('alpha'), part: 'reference' }),
    ],
    query: 'alpha',
    first: ['/a/'],
  },
  upgrade: {
    pages: [
      page('b/', 'One', { ...text('alpha'), part: 'reference' }),
      page('a/', 'Alpha rules', { part: 'upgrade' }),
    ],
    query: 'alpha',
    first: ['/a/'],
  },
  site: {
    pages: [
      page('b/', 'One', { ...text('alpha'), part: 'blog' }),
      page('a/', 'One', { ...text('alpha'), part: 'site' }),
    ],
    query: 'alpha',
    first: ['/a/'],
  },
  blog: {
    pages: [
      page('b/', 'One', { ...text('alpha'), part: 'changelog' }),
      page('a/', 'One', { ...text('alpha'), part: 'blog' }),
    ],
    query: 'alpha',
    first: ['/a/'],
  },
  changelog: {
    pages: [
      page('b/', 'One', { ...text('alpha of many more'), part: 'blog' }),
      page('a/', 'Alpha beta', { part: 'changelog' }),
    ],
    query: 'alpha',
    first: ['/a/'],
  },
}

const setup = {
  baseUrl: '/',
  fillerWords: ['the', 'of'],
  synonyms: [{ from: 'old', to: 'alpha' }],
  renamed: [],
}

function listFirst({ pages, query, first }: Case, used: Weights): string[] {
  const request = { query, tags: [], otherTags: [], page: 0, hitsPerPage: first.length }
  const indexes = { own: [createSampleIndex(pages)], other: [], hasAllText: true }
  return answer(request, indexes, setup, used).hits.map(({ id }) => id)
}

describe.each(Object.entries(cases) as [keyof Weights, Case][])('the weight %s', (name, each) => {
  test('puts the right hits first', () => {
    expect(listFirst(each, weights)).toEqual(each.first)
  })

  test('is needed for that order', () => {
    expect(listFirst(each, { ...weights, [name]: each.without ?? 0 })).not.toEqual(each.first)
  })
})
