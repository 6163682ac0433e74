import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, exportedRoutes, test } from './site'

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

test('a URL that has moved keeps its query and hash', async ({ page, baseURL }) => {
  await page.goto('/docs/support/?a=1#b')
  await page.waitForURL(`${baseURL ?? ''}/community/support/?a=1#b`)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('This page has moved')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a URL that has moved redirects too', async ({ page, baseURL }) => {
    await page.goto('/docs/team/')
    await page.waitForURL(`${baseURL ?? ''}/community/team/`)
  })
})
