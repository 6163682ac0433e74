import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, exportedRoutes, readHtml, test } from './site'

function read(file: string): string {
  return readFileSync(path.join('out', file), 'utf8')
}

function isForSearchEngines(route: string): boolean {
  return !/<meta name="robots" content="[^"]*noindex/i.test(readHtml(route))
}

const addresses = [...read('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(
  ([, url = '']) => new URL(url.replaceAll('&amp;', '&')),
)

test('the sitemap has exactly the pages that search engines may list', () => {
  const listed = addresses.map(({ pathname }) => decodeURI(pathname)).sort()
  expect(listed).toEqual(exportedRoutes.filter(isForSearchEngines))
  expect(listed.filter((route) => /^\/(?:tests|__docusaurus)\//.test(route))).toEqual([])
})

test('robots.txt names the sitemap, on the same origin as its pages', () => {
  const url = /^Sitemap: (\S+)$/m.exec(read('robots.txt'))?.[1] ?? ''
  expect(new URL(url).pathname).toBe('/sitemap.xml')
  expect(addresses.filter(({ origin }) => origin !== new URL(url).origin)).toEqual([])
})

test('browsers can find the site search', () => {
  expect(readHtml('/docs/')).toContain('<link rel="search" href="/opensearch.xml"')
  expect(existsSync('out/opensearch.xml')).toBe(true)
})

for (const [rel, type] of [
  ['manifest', /^application\/manifest\+json/],
  ['apple-touch-icon', /^image\/png/],
] as const) {
  test(`the file of ${rel} exists`, async ({ request }) => {
    const [, href = ''] =
      new RegExp(`<link rel="${rel}" href="(.+?)"`).exec(readHtml('/docs/')) ?? []
    expect((await request.get(href)).headers()['content-type']).toMatch(type)
  })
}
