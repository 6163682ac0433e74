import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import type { RouteManifest } from '@/lib/records/route-manifest'
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

test.each([
  ['/docs/instalation/', '/docs/installation/'],
  ['/docs/install/', '/docs/installation/'],
  ['/installation/', '/docs/installation/'],
  ['/docs/3.0.1/instalation/', '/docs/3.0.1/installation/'],
  ['/docs/code-blocks/', '/docs/markdown-features/code-blocks/'],
  ['/docs/markdown-features/code_block.html', '/docs/markdown-features/code-blocks/'],
  ['/blog/release/3.1/', '/blog/releases/3.1/'],
  ['/changelog/3.11/', '/changelog/3.1.1/'],
  // Typos.
  ['/changxlog/2.0.0-beta.17/', '/changelog/2.0.0-beta.17/'],
  ['/docs/docs-umlti-instance/', '/docs/docs-multi-instance/'],
  ['/docs/3.1x1/swizzling/', '/docs/3.1.1/swizzling/'],
  ['/community/supports/', '/community/support/'],
  // Segments that are missing or in another place.
  ['/blog/2.3/', '/blog/releases/2.3/'],
  ['/docs/api/plugins/plugin-content-blog/', '/docs/api/plugins/@docusaurus/plugin-content-blog/'],
  ['/category/getting-started/', '/docs/category/getting-started/'],
  ['/2.0.0-alpha.33/', '/changelog/2.0.0-alpha.33/'],
  ['/docs/themes/api/', '/docs/api/themes/'],
  ['/3.1.1/docs/sidebar/items/', '/docs/3.1.1/sidebar/items/'],
  // Other versions.
  ['/docs/2.0.1/playground/', '/docs/3.0.1/playground/'],
  ['/docs/v2/create-doc/', '/docs/create-doc/'],
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

test('a page is also suggested below others that are more similar', () => {
  expect(suggest('/docs/assets/').slice(1)).toContain('/docs/markdown-features/assets/')
})

test('a URL unlike any other gets no suggestions', () => {
  expect(suggest('/nothing-here/')).toEqual([])
  expect(suggest('/')).toEqual([])
})

test("hidden pages aren't suggested", () => {
  expect(suggest('/tests/docs/standalon/')).not.toContain('/tests/docs/standalone/')
})
