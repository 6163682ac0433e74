import { expect, test } from '@jest/globals'
import type { PageSummary } from '@/lib/records/site-index'

delete process.env['SITE_URL']
const { listFilesBesideSearch } = await import('./list-site-files')
const { toRobots } = await import('../files/robots')
const { toSitemap } = await import('../files/sitemap')
const { siteMetadata } = await import('../head/metadata')
const { toRedirectPage } = await import('@/lib/build/host/redirect-page')

const site = { pages: [], redirects: [], dataFiles: [], formulas: [] }

test('a site without a known origin has relative URLs in its sitemap, feeds and search description', async () => {
  const page: PageSummary = {
    ...{ path: '/docs/', href: '/docs/', route: '/docs', kind: 'doc', title: 'Docs', hash: '' },
    ...{ isIndexable: true, isUnlisted: false },
  }
  const files = await listFilesBesideSearch({ ...site, pages: [page] })
  const texts = await Promise.all(
    files
      .filter(({ path }) => /rss|atom|feed|opensearch/.test(path))
      .map(async ({ create }) => String(await create())),
  )
  expect(toSitemap([page]).map(({ url }) => url)).toEqual(['/docs/'])
  expect(texts.length).toBeGreaterThan(3)
  for (const text of texts) expect(text).not.toMatch(/localhost|\.invalid/)
})

test('robots.txt has no sitemap', () => {
  expect(toRobots()).toEqual({ rules: { userAgent: '*', allow: '/' } })
})

test('a head has no base for relative URLs', () => {
  expect(siteMetadata).not.toHaveProperty('metadataBase')
})

test.each(['/community/team/', 'https://o.example/'])(
  'the page that redirects to %s has no canonical URL',
  (to) => {
    const html = toRedirectPage({ from: '/docs/team/', to }, '')
    expect(html).not.toContain('canonical')
    expect(html).toContain(`content="0; url=${to}"`)
  },
)
