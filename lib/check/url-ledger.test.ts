import { describe, expect, test } from '@jest/globals'
import type { RoutedPage } from '@/lib/records/write-records'
import type { PublishedSite } from './url-ledger'
import { checkLedger, toLedger, updateLedger } from './url-ledger'

const source = 'content/docs/current/cli.mdx'

/** Creates a page with only the fields that the ledger reads. */
const toPage = (path: string, more: object = {}) =>
  ({ page: { kind: 'doc', path, href: path, source, ...more }, route: '/docs' }) as RoutedPage

const toHeading = (id: string) => ({ id, html: id, level: 2 })

describe('the ledger', () => {
  const outlines = new Map([
    [
      source,
      { toc: [toHeading('b'), toHeading('a')], formerIds: ['c'], optionIds: ['onBrokenLinks'] },
    ],
  ])

  test('lists pages with the current and former ids of their headings and options, sorted', () => {
    const published = toLedger(
      [toPage('/docs/cli/'), toPage('/', { kind: 'home', source: undefined })],
      outlines,
    )
    const [, , ...rows] = updateLedger('', published).split('\n')
    expect(rows).toEqual(['/', '/docs/cli/ #a #b #c #onBrokenLinks', ''])
  })

  test.each([
    ['/docs/tags/a/', { kind: 'docs-tag' }],
    ['/blog/page/2/', { kind: 'post-list' }],
    ['/tests/docs/a/', {}],
    ['/__docusaurus/debug/', { kind: 'debug' }],
  ])('does not list %s', (path, more) => {
    expect(toLedger([toPage(path, more)], outlines).size).toBe(0)
  })

  test('has a problem if it is missing', () => {
    const none = { pages: [], redirects: [], outlines: new Map(), uncertainRoots: [] }
    expect(checkLedger('', none)).toMatchObject([{ line: 1, message: 'the file is missing' }])
  })

  test('keeps its entries and is unchanged if there are no new ones', () => {
    const before = updateLedger('/docs/old page/ #x\n/docs/cli/ #z\n/docs/cli/ #y\n', new Map())
    expect(before.split('\n').slice(2)).toEqual(['/docs/cli/ #y #z', '/docs/old page/ #x', ''])
    expect(updateLedger(before, new Map([['/docs/cli/', new Set(['z'])]]))).toBe(before)
  })
})

describe('checkLedger', () => {
  const text = '# Published\n/docs/cli/ #build #serve\n/docs/setup/ #npm\n'

  const check = (more: Partial<PublishedSite> = {}) =>
    checkLedger(text, {
      pages: [toPage('/docs/'), toPage('/docs/cli/')],
      redirects: [{ from: '/docs/setup/', to: '/docs/' }],
      outlines: new Map([[source, { anchors: ['build', 'serve'], optionIds: [], problems: [] }]]),
      uncertainRoots: [],
      ...more,
    })

  test('finds nothing if all pages, redirects and ids exist', () => {
    expect(check()).toEqual([])
  })

  test.each([
    [['/docs/', '/docs/cli/', '/docs/guides/setup/'], '/docs/guides/setup/'],
    [['/docs/', '/docs/cli/', '/docs/set-up/'], '/docs/set-up/'],
    [['/docs/', '/docs/cli/'], '/docs/'],
  ])('reports a missing page without a redirect: of %j, it suggests %s', (paths, successor) => {
    expect(check({ pages: paths.map((path) => toPage(path)), redirects: [] })).toEqual([
      {
        path: 'content/urls.lock',
        line: 3,
        column: 1,
        message: 'the published page /docs/setup/ no longer exists',
        fix: `add { from: '/docs/setup/', to: '${successor}' } to content/redirects.ts`,
      },
    ])
  })

  test('reports a missing heading id, unless another heading keeps it', () => {
    const outlines = new Map([
      [source, { anchors: ['build', 'serving'], optionIds: [], problems: [] }],
    ])
    expect(check({ outlines })).toEqual([
      {
        path: 'content/urls.lock',
        line: 2,
        column: 19,
        message: 'the published heading #serve of /docs/cli/ no longer exists',
        fix: `keep its id on the heading that replaces it in ${source}, as in {#serving, serve}`,
      },
    ])
  })

  test('reports a missing option row, unless another option keeps its id', () => {
    const outline = { optionIds: ['serving'], problems: [] }
    const lost = new Map([[source, { ...outline, anchors: ['build', 'serving'] }]])
    expect(check({ outlines: lost })).toMatchObject([
      {
        message: 'the published heading or option #serve of /docs/cli/ no longer exists',
        fix: expect.stringMatching(/, or to `formerIds` of an option in content\/options\/$/),
      },
    ])
    const kept = new Map([[source, { ...outline, anchors: ['build', 'serving', 'serve'] }]])
    expect(check({ outlines: kept })).toEqual([])
  })

  test('reports nothing if another problem may be the cause', () => {
    const problem = { path: source, line: 1, column: 1, message: 'is broken', fix: 'mend it' }
    const outlines = new Map([[source, { anchors: [], optionIds: [], problems: [problem] }]])
    expect(check({ outlines })).toEqual([])
    expect(check({ redirects: [], uncertainRoots: ['/docs/'] })).toEqual([])
  })
})
