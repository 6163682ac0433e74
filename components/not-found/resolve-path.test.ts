import { expect, test } from '@jest/globals'
import type { RouteManifest } from '@/lib/records/route-manifest'
import { resolvePath } from './resolve-path'

const book: RouteManifest = {
  pages: [
    ['/', 'Home'],
    ['/docs/', 'Introduction'],
    ['/docs/cli/', 'CLI'],
    ['/docs/3.1.1/cli/', 'CLI'],
    ['/docs/page.html/', 'A page whose name ends like a file'],
    ['/feature-requests/', 'Feature requests'],
  ],
  unlisted: ['/tests/docs/Case-Sensitive/', '/tests/docs/æøå/'],
  redirects: [
    ['/docs/team/', '/community/team/'],
    ['/home/', 'https://e.example/'],
  ],
  versioned: [{ root: '/docs/', versions: ['3.1.1'] }],
  catchAll: ['/feature-requests/'],
}

test.each([
  ['/docs/cli', '/docs/cli/'],
  ['/docs/cli.html', '/docs/cli/'],
  ['/docs/cli.md', '/docs/cli/'],
  ['/docs/cli/index.html', '/docs/cli/'],
  ['/docs/index.html', '/docs/'],
  ['/index.html', '/'],
  ['/docs/page.html', '/docs/page.html/'],
  ['//docs///cli/', '/docs/cli/'],
  ['/Docs/CLI/', '/docs/cli/'],
  ['/DOCS//Cli.HTML', '/docs/cli/'],
  ['/tests/docs/case-sensitive.html', '/tests/docs/Case-Sensitive/'],
  ['/tests/docs/ÆØÅ', '/tests/docs/æøå/'],
  ['/docs/cli/).', '/docs/cli/'],
  ['/docs/cli,', '/docs/cli/'],
  ['/docs/team.html', '/community/team/'],
  ['/Home', 'https://e.example/'],
  ['/docs/next/cli', '/docs/cli/'],
  ['/docs/canary/CLI.html', '/docs/cli/'],
  ['/docs/next/team/', '/community/team/'],
  ['/docs/next', '/docs/'],
  ['/docs/3.1.0/cli/', '/docs/3.1.1/cli/'],
  ['/docs/3.1.x/cli.html', '/docs/3.1.1/cli/'],
  ['/docs/v3.1/cli/', '/docs/3.1.1/cli/'],
  ['/feature-requests/p/dark-mode', '/feature-requests/?path=p%2Fdark-mode'],
])('%s means %s', (url, target) => {
  expect(resolvePath(url, book)).toBe(target)
})

test.each([
  ['?sort=top#board', '/feature-requests/?path=a%2Fb&sort=top#board'],
  ['#board', '/feature-requests/?path=a%2Fb#board'],
])('a page for all URLs below it gets %s', (suffix, target) => {
  expect(resolvePath('/feature-requests/a/b', book, suffix)).toBe(target)
  expect(resolvePath('/docs/cli.html', book, suffix)).toBe('/docs/cli/')
})

test.each([
  '/nothing/',
  '/docs/clj/',
  '/docs/2.0.0/cli/',
  '/docs/3.1.0/gone/',
  '/feature-request/a/',
])('%s means nothing', (url) => {
  expect(resolvePath(url, book)).toBeUndefined()
})
