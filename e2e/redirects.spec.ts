import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, exportedRoutes, redirectFiles, test } from './site'

/** All redirects that the finished site must have. */
const listed = JSON.parse(readFileSync('e2e/redirects.json', 'utf8')) as Record<string, string>

function isThere(target: string): boolean {
  return !target.startsWith('/') || exportedRoutes.includes(target.replace(/[?#].*$/, ''))
}

function readTarget(source: string): string | undefined {
  const file = path.join('out', source, 'index.html')
  if (!existsSync(file)) return undefined
  return /http-equiv="refresh" content="0; url=([^"]*)"/.exec(readFileSync(file, 'utf8'))?.[1]
}

test('every URL that redirects to a page of this site leads there', () => {
  const wanted = Object.entries(listed).filter(([, target]) => isThere(target))
  expect(wanted.length).toBeGreaterThanOrEqual(13)
  for (const [source, target] of wanted) expect(readTarget(source), source).toBe(target)
})

test('every page of the latest docs redirects from its URL in the next version', () => {
  // Upgrade pages for two versions don't belong to a version.
  const latest = exportedRoutes.filter((route) => /^\/docs\/(?!\d|upgrade\/\d)/.test(route))
  for (const route of latest) {
    expect(readTarget(route.replace('/docs/', '/docs/next/')), route).toBe(route)
  }
})

test('redirect pages have noindex and a visible link', () => {
  expect(redirectFiles.length).toBeGreaterThan(20)
  for (const file of redirectFiles) {
    const html = readFileSync(path.join('out', file), 'utf8')
    expect(html, file).toContain('<meta name="robots" content="noindex"/>')
    expect(html, file).toMatch(/<h1>This page has moved<\/h1>.*<a href="[^"]+">[^<]+<\/a>/)
  }
})

for (const [address, reached] of [
  ['/docs/support/?a=1#b', '/community/support/?a=1#b'],
  ['/home/qs/?b=2#c', '/?a=1'],
  ['/home/anchor/?b=2', '/#anchor'],
] as const) {
  test(`${address} leads to ${reached}`, async ({ page, baseURL }) => {
    await page.goto(address)
    await page.waitForURL(`${baseURL ?? ''}${reached}`)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('This page has moved')
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a URL that has moved redirects too', async ({ page, baseURL }) => {
    await page.goto('/docs/team/')
    await page.waitForURL(`${baseURL ?? ''}/community/team/`)
  })
})
