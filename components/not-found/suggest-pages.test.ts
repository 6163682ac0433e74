import { readFileSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import type { RouteManifest } from '@/lib/records/route-manifest'
import { mutateUrls } from '@/lib/testing/url-mutations'
import { resolvePath } from './resolve-path'
import { suggestPages } from './suggest-pages'

/** Published URLs. */
const families = JSON.parse(readFileSync('e2e/routes.json', 'utf8')) as Record<string, string[]>
const paths = Object.entries(families)
  .filter(([family]) => /^(?:top|docs|community|blog|changelog)/.test(family))
  .flatMap(([, family]) => family)

const book: RouteManifest = {
  pages: paths.map((path) => [path, path]),
  unlisted: families['tests docs'] ?? [],
  redirects: [],
  versioned: [{ root: '/docs/', versions: ['3.1.1', '3.0.1'] }],
  catchAll: [],
}

const suggest = (url: string) =>
  suggestPages(url, book).flatMap(({ path, others }) => [path, ...others.map((each) => each.path)])

describe('of 50 mutated URLs', () => {
  const wrong = mutateUrls(paths, (url) => resolvePath(url, book) !== undefined, {
    count: 50,
    seed: 'not found',
  })

  test('every kind of mistake is included', () => {
    expect(new Set(wrong.map(({ kind }) => kind)).size).toBe(6)
  })

  test('at least nine in ten get a list with the intended page', () => {
    const missed = wrong.filter(({ path, meant }) => !suggest(path).includes(meant))
    expect(missed.length).toBeLessThanOrEqual(5)
  })
})

test.each([
  ['/docs/instalation/', '/docs/installation/'],
  ['/docs/install/', '/docs/installation/'],
  ['/installation/', '/docs/installation/'],
  ['/docs/3.0.1/instalation/', '/docs/3.0.1/installation/'],
  ['/docs/code-blocks/', '/docs/markdown-features/code-blocks/'],
  ['/docs/markdown-features/code_block.html', '/docs/markdown-features/code-blocks/'],
  ['/blog/release/3.1/', '/blog/releases/3.1/'],
  ['/changelog/3.11/', '/changelog/3.1.1/'],
])('%s is most similar to %s', (url, path) => {
  expect(suggest(url)[0]).toBe(path)
})

test('a page is suggested once, with its other versions', () => {
  const [best, ...rest] = suggestPages('/docs/3.1.1/instalation/', book)
  expect(best).toMatchObject({
    path: '/docs/3.1.1/installation/',
    others: [{ label: 'Canary' }, { path: '/docs/3.0.1/installation/', label: '3.0.1' }],
  })
  expect(rest.filter(({ path }) => path.endsWith('/installation/'))).toEqual([])
})

test('a URL unlike any other gets no suggestions', () => {
  expect(suggest('/nothing-here/')).toEqual([])
  expect(suggest('/')).toEqual([])
})

test("hidden pages aren't suggested", () => {
  expect(suggest('/tests/docs/standalon/')).not.toContain('/tests/docs/standalone/')
})
