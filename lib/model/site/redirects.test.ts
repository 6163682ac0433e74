import { describe, expect, test } from '@jest/globals'
import type { RedirectRow } from './redirects'
import { createRedirects, toPackageRedirects } from './redirects'

const routes = ['/', '/docs/', '/docs/cli/', '/community/team/']

const findProblems = (...rows: RedirectRow[]) => createRedirects(rows, [], routes).problems

test('rows can share a target and take precedence over rules', () => {
  const rows = [{ from: ['/team/', '/docs/team/'], to: '/community/team/' }]
  const rules = [
    { from: '/team/', to: '/docs/' },
    { from: '/docs/cli/', to: '/docs/' },
    { from: '/docs/next/cli/', to: '/docs/cli/' },
  ]
  expect(createRedirects(rows, rules, routes)).toEqual({
    redirects: [
      { from: '/team/', to: '/community/team/' },
      { from: '/docs/team/', to: '/community/team/' },
      { from: '/docs/next/cli/', to: '/docs/cli/' },
    ],
    problems: [],
  })
})

test.each(['/', '/?a=1', '/#anchor', 'https://e.example/?a=1#b'])('accepts the target %s', (to) => {
  expect(findProblems({ from: '/home/', to })).toEqual([])
})

describe('a problem has the row and a fix', () => {
  const path = 'content/redirects.ts'

  test.each<[string, RedirectRow, object]>([
    [
      'a script as the target',
      { from: '/team/', to: 'javascript:alert(1)' },
      {
        searchText: "'javascript:alert(1)'",
        message: 'the target "javascript:alert(1)" is not the URL of a page',
        fix: 'start it with https:// or a slash',
      },
    ],
    [
      'a duplicate source',
      { from: ['/team/', '/team/'], to: '/docs/' },
      {
        searchText: "'/team/'",
        message: '"/team/" is redirected twice',
        fix: 'remove one of the rows',
      },
    ],
  ])('%s', (_, row, problem) => {
    expect(findProblems(row)).toEqual([{ path, ...problem }])
  })

  test.each(['/team?a', '/../team/'])('a source that is not a path of the site: %s', (from) => {
    const message = `the source "${from}" is not a path with a slash at both ends`
    expect(findProblems({ from, to: '/docs/' })).toEqual([
      { path, searchText: `'${from}'`, message, fix: 'write it like "/docs/old-name/"' },
    ])
  })

  test('a chain', () => {
    expect(findProblems({ from: '/a/', to: '/b/' }, { from: '/b/', to: '/docs/' })).toEqual([
      {
        path,
        searchText: "'/b/'",
        message: 'the target "/b/" is itself redirected',
        fix: 'write "/docs/"',
      },
    ])
  })

  test('a loop, once', () => {
    expect(
      findProblems(
        { from: '/a/', to: '/b/?x' },
        { from: '/b/', to: '/a/' },
        { from: '/c/', to: '/c/' },
      ),
    ).toEqual([
      {
        path,
        searchText: "'/a/'",
        message: 'the redirects form a loop: /a/ → /b/?x → /a/',
        fix: 'redirect to a page',
      },
      {
        path,
        searchText: "'/c/'",
        message: 'the redirects form a loop: /c/ → /c/',
        fix: 'redirect to a page',
      },
    ])
  })

  test('all problems at once, with the target of a row only once', () => {
    const problems = findProblems({ from: ['/docs/', 'x'], to: '/y/' }, { from: '/a/', to: '/z/' })
    expect(problems.map(({ searchText }) => searchText)).toEqual([
      "'/docs/'",
      "'x'",
      "'/y/'",
      "'/z/'",
    ])
  })
})

test.each([
  ['/docs/api/plugins/@site/plugin-pwa/', '/docs/api/plugins/pwa/'],
  ['/docs/1.0/api/plugins/@site/plugin-pwa/', '/docs/1.0/api/plugins/pwa/'],
  ['/docs/api/themes/@site/theme-classic/', '/docs/api/themes/theme-classic/'],
  ['/docs/api/misc/@site/logger/', undefined],
  ['/docs/api/plugins/overview/', undefined],
])('the short URL of %s is %s', (page, from) => {
  expect(toPackageRedirects([page], '@site')).toEqual(
    from === undefined ? [] : [{ from, to: page }],
  )
})
