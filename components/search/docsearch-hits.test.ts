import { describe, expect, test } from '@jest/globals'
import type { SearchHit } from '@/lib/search/protocol'
import { toGroupTitles, toModalHit } from './docsearch-hits'

const hit = (part: string, other: Partial<SearchHit> = {}): SearchHit => ({
  id: '/docs/cli/',
  href: '/docs/cli/',
  tag: 'docs-default-current',
  kind: 'page',
  hierarchy: [part, 'CLI'],
  matches: [],
  ...other,
})

describe('titles of groups', () => {
  test('name the parts of the site', () => {
    const hits = [hit('Guides'), hit('API'), hit('Guides')]
    expect(toGroupTitles(hits, [], [])).toEqual(['Guides', 'API', 'Guides'])
  })

  test('name the version of results that only another version has', () => {
    const other = hit('Guides', { tag: 'docs-default-3.1.1' })
    expect(toGroupTitles([hit('Guides'), other], ['docs-default-3.1.1'], [])).toEqual([
      'Guides',
      'Also in 3.1.1',
    ])
  })

  test('are new for results that a later tier adds to a group, so that nothing moves down', () => {
    const hits = [hit('Guides'), hit('API'), hit('Guides'), hit('Blog'), hit('Blog')]
    expect(toGroupTitles(hits, [], [2, 4])).toEqual([
      'Guides',
      'API',
      'More in Guides',
      'Blog',
      'More in Blog',
    ])
  })

  test('differ for each tier that adds to a group', () => {
    const titles = toGroupTitles([hit('API'), hit('API'), hit('API')], [], [1, 2])
    expect(new Set(titles).size).toBe(3)
  })
})

describe('a hit in the dialog', () => {
  test('has the type of its deepest title, and its matches as HTML', () => {
    const found = hit('API', {
      href: '/docs/cli/#deploy',
      kind: 'heading',
      hierarchy: ['API', 'CLI', 'Commands', 'deploy <dir>'],
      matches: [{ field: 3, ranges: [[0, 6]] }],
    })
    const shown = toModalHit(found, 'API')
    expect(shown).toMatchObject({
      type: 'lvl3',
      url: '/docs/cli/#deploy',
      url_without_anchor: '/docs/cli/',
      anchor: 'deploy',
      hierarchy: { lvl0: 'API', lvl1: 'CLI', lvl2: 'Commands', lvl3: 'deploy &lt;dir&gt;' },
    })
    expect(shown._snippetResult.hierarchy.lvl3.value).toBe('<mark>deploy</mark> &lt;dir&gt;')
  })

  test('is stored in the recent searches even if its text matches', () => {
    const found = hit('API', {
      kind: 'text',
      snippet: 'Deploys the site',
      matches: [{ field: 'snippet', ranges: [[0, 7]] }],
    })
    expect(toModalHit(found, 'API')).toMatchObject({
      type: 'lvl1',
      snippet: { text: 'Deploys the site', ranges: [[0, 7]] },
    })
  })

  test("has the last level if it is deeper than the dialog's levels", () => {
    const hierarchy = ['0', '1', '2', '3', '4', '5', '6', '7']
    expect(toModalHit(hit('0', { hierarchy }), '0').type).toBe('lvl6')
  })
})
