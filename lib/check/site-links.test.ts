import { expect, test } from '@jest/globals'
import { findWrittenLinks, listSiteLinks } from './site-links'

test('finds the positions of links in components and configuration', () => {
  const text = `<a href="/docs/#a">\n  { label: 'A', to: '/blog/' },\n html: '<a href="/b/">'`
  expect(
    findWrittenLinks('a.tsx', text).map(({ line, column, route, hash }) => [
      line,
      column,
      route,
      hash,
    ]),
  ).toEqual([
    [1, 10, '/docs/', 'a'],
    [2, 22, '/blog/', ''],
    [3, 18, '/b/', ''],
  ])
})

test('marks links out of the app and skips links to other sites', () => {
  const text = `href: 'pathname:///api/#b', href: 'https://e.example/', href: '//e.example/', href={a}`
  expect(findWrittenLinks('a.ts', text)).toEqual([
    expect.objectContaining({ written: 'pathname:///api/#b', route: '/api/', isPlain: true }),
  ])
})

test.each([
  'lib/config/navbar.ts',
  'lib/config/site.ts',
  'lib/config/announcement.ts',
  'lib/config/search-settings.ts',
  'components/home/hero.tsx',
  'content/tests/docs/sidebars.ts',
])('the links in %s are checked', (file) => {
  const links = listSiteLinks(['content/tests/docs/sidebars.ts'])
  expect(links.map(({ path }) => path)).toContain(file)
})
