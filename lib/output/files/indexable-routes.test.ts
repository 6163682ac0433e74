import { expect, test } from '@jest/globals'
import type { SiteRoute } from '@/lib/model/site/all-routes'
import { getIndexableRoutes } from './indexable-routes'

const toRoute = (name: string, more: Partial<SiteRoute> = {}): SiteRoute => ({
  href: `/${name}/`,
  title: name,
  path: `content/${name}.mdx`,
  unlisted: false,
  noIndex: false,
  ...more,
})

test('search engines list what neither the site nor the page itself keeps them away from', async () => {
  const routes = [
    toRoute('home', { path: undefined }),
    toRoute('plain'),
    toRoute('unlisted', { unlisted: true }),
    toRoute('fixture', { noIndex: true }),
    toRoute('robots'),
  ]
  const indexable = await getIndexableRoutes(routes, (path) =>
    Promise.resolve(
      path === 'content/robots.mdx'
        ? [{ tag: 'meta', attributes: { name: 'robots', content: 'noindex' } }]
        : [],
    ),
  )
  expect(indexable.map(({ href }) => href)).toEqual(['/home/', '/plain/'])
})
