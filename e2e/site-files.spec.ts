import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, exportedRoutes, test } from './site'

function read(file: string): string {
  return readFileSync(path.join('out', file), 'utf8')
}

function isForSearchEngines(route: string): boolean {
  return !/<meta name="robots" content="[^"]*noindex/i.test(read(`${route}index.html`))
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

test('browsers can find the site search if there is one', async ({ page }) => {
  const isSearchable = exportedRoutes.includes('/search/')
  await page.goto('/docs/')
  await expect(page.locator('link[rel=search]')).toHaveCount(isSearchable ? 1 : 0)
  expect(existsSync('out/opensearch.xml')).toBe(isSearchable)
})

test('the manifest makes the site an app, with icons of the stated sizes', async ({ page }) => {
  await page.goto('/docs/')
  const href = await page.locator('link[rel=manifest]').getAttribute('href')
  const response = await page.request.get(href ?? '')
  const manifest = (await response.json()) as {
    icons: { src: string; sizes: string; type: string }[]
    shortcuts: { url: string }[]
    display: string
  }
  expect(manifest.display).toBe('standalone')
  for (const { url } of manifest.shortcuts) expect(exportedRoutes).toContain(url)
  const sizes = await page.evaluate(
    (sources) =>
      Promise.all(
        sources.map(async (source) => {
          const image = new Image()
          image.src = source
          await image.decode()
          return `${image.naturalWidth}x${image.naturalHeight}`
        }),
      ),
    manifest.icons.filter(({ type }) => type === 'image/png').map(({ src }) => src),
  )
  expect(sizes).toEqual(
    manifest.icons.filter(({ type }) => type === 'image/png').map((icon) => icon.sizes),
  )
})

test('the home screen icon exists', async ({ page }) => {
  await page.goto('/docs/')
  const href = await page.locator('link[rel=apple-touch-icon]').getAttribute('href')
  expect((await page.request.get(href ?? '')).headers()['content-type']).toBe('image/png')
})
