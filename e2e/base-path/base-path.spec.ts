import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { findBrokenLinks } from '@/lib/check/check-links'
import { BASE, FOLDER } from './folder'

const files = readdirSync(FOLDER, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.relative(FOLDER, path.join(entry.parentPath, entry.name)))

function read(file: string): string {
  return readFileSync(path.join(FOLDER, file), 'utf8')
}

const pages = files
  .filter((file) => file.endsWith('.html') && !file.includes('-frame/'))
  .map((file) => ({ file, html: read(file) }))

/** Returns the absolute paths in a page that are not below the base path. */
function listStrays(html: string): string[] {
  // Code samples contain attributes, but no tags.
  const tags = (html.match(/<[a-z][^>]*>/g) ?? []).join('')
  const attributes = [...tags.matchAll(/\s(?:href|src|data-to)="(\/(?!\/)[^"]*)"/g)]
  const sources = [...tags.matchAll(/\ssrcset="([^"]*)"/g)].flatMap(([, value = '']) =>
    value.split(',').map((source) => source.trim()),
  )
  const chunks = /<script type="application\/json" id="chunks">(.*?)<\/script>/.exec(html)?.[1]
  return [
    ...attributes.map(([, value = '']) => value),
    ...sources,
    ...(JSON.parse(chunks ?? '[]') as string[]),
  ].filter((value) => value.startsWith('/') && !value.startsWith(BASE))
}

test('the site is built for a path', () => {
  expect(BASE).not.toBe('/')
  expect(pages.length).toBeGreaterThan(100)
})

test('every link and asset of every page is below the path', () => {
  for (const { file, html } of pages) expect(listStrays(html), file).toEqual([])
})

test('every link leads somewhere', () => {
  expect(findBrokenLinks(FOLDER, BASE)).toEqual([])
})

test('no link, canonical URL or redirect to a page ends with a slash', () => {
  const urls = pages.flatMap(({ html }) =>
    [...html.matchAll(/<(?:a|link|script)\b[^>]*\s(?:href|data-to)="([^"#?]*)/g)].map(
      ([, url = '']) => url,
    ),
  )
  const own = urls.filter((url) => /^(?:https:\/\/docs\.example)?\/x\//.test(url))
  expect(own.length).toBeGreaterThan(10_000)
  expect(own.filter((url) => url.endsWith('/') && !url.endsWith(BASE))).toEqual([])
})

test('URLs that have moved lead somewhere', () => {
  const targets = pages.flatMap(({ html }) => /data-to="([^"]*)"/.exec(html)?.[1] ?? [])
  const ownTargets = targets.filter((target) => target.startsWith('/'))
  expect(ownTargets.length).toBeGreaterThan(20)
  const hasPage = (target: string) => {
    const route = decodeURI(target.replace(/[?#].*$/, '')).slice(BASE.length)
    return files.includes(route === '' ? 'index.html' : `${route}.html`)
  }
  expect(ownTargets.filter((target) => !hasPage(target))).toEqual([])
})

test('files for search engines, browsers and hosts contain the path', () => {
  for (const [, url = ''] of read('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)) {
    expect(new URL(url).pathname, url).toMatch(new RegExp(`^${BASE}(?:.*[^/])?$`))
  }
  expect(read('robots.txt')).toContain(`${BASE}sitemap.xml`)
  const manifest = JSON.parse(read('manifest.webmanifest')) as {
    start_url: string
    scope: string
    icons: { src: string }[]
    shortcuts: { url: string }[]
  }
  const addresses = [
    manifest.start_url,
    manifest.scope,
    ...manifest.icons.map(({ src }) => src),
    ...manifest.shortcuts.map(({ url }) => url),
    ...read('_redirects')
      .split('\n')
      .filter(Boolean)
      .map((line) => line.split(' ')[0] ?? ''),
    ...read('_headers')
      .split('\n')
      .filter((line) => line.startsWith('/')),
  ]
  expect(addresses.filter((address) => !address.startsWith(BASE))).toEqual([])
})

test('the app starts, finds its files and navigates to another page', async ({ page }) => {
  const complaints: string[] = []
  page.on('console', (message) => {
    // A deployment preview logs this for every page.
    if (!message.text().startsWith('Page shown: ')) complaints.push(message.text())
  })
  page.on('pageerror', ({ message }) => complaints.push(message))
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`)
  })
  await page.goto(`${BASE}docs/installation`)
  await page.waitForFunction(() => document.documentElement.dataset['app'] === 'ready')
  await page.getByRole('complementary').getByRole('link', { name: 'Configuration' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Configuration')
  expect(new URL(page.url()).pathname).toBe(`${BASE}docs/configuration`)
  expect(complaints).toEqual([])
})

test('a deployment preview logs every page change to the console', async ({ page, baseURL }) => {
  const site = `${baseURL ?? ''}${BASE}`
  const first = `${site}docs/installation`
  const shown = page.waitForEvent('console', (message) =>
    message.text().endsWith(`docs/configuration, before: ${first}`),
  )
  await page.goto(first)
  await page.waitForFunction(() => document.documentElement.dataset['app'] === 'ready')
  await page.getByRole('complementary').getByRole('link', { name: 'Configuration' }).click()
  expect((await shown).text()).toBe(`Page shown: ${site}docs/configuration, before: ${first}`)
})

for (const [address, reached] of [
  ['docs/support?a=1#b', 'community/support?a=1#b'],
  ['docs/installation.html', 'docs/installation'],
  ['docs/installation/', 'docs/installation'],
  ['Docs/CLI', 'docs/cli'],
] as const) {
  test(`${address} leads to ${reached}`, async ({ page, baseURL }) => {
    await page.goto(BASE + address)
    await page.waitForURL(`${baseURL ?? ''}${BASE}${reached}`)
  })
}

test('similar pages are suggested below the path', async ({ page }) => {
  await page.goto(`${BASE}docs/instalation`)
  const section = page.getByRole('region', { name: 'Did you mean one of these?' })
  await section.getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Installation')
  expect(new URL(page.url()).pathname).toBe(`${BASE}docs/installation`)
})
