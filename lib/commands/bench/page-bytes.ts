import type { Figures } from './figures'
import { sumKilobytes } from './server'
import type { Bench } from './visit'
import { unthrottled, visit } from './visit'

/** A page of each kind. */
const pages = {
  docs: '/docs/installation/',
  category: '/docs/category/guides/',
  blog: '/blog/',
  changelog: '/changelog/',
  showcase: '/showcase/',
  home: '/',
  'not found': '/404.html',
}

const types = { HTML: /\/(?:\?|$)|\.html$/, CSS: /\.css$/, JS: /\.js$/, total: /^/ }

/** Measures what a first visit to a page of each kind transfers, compressed with Brotli. */
export async function measureBytes(bench: Bench): Promise<Figures> {
  const figures: Figures = {}
  for (const [kind, route] of Object.entries(pages)) {
    await visit(bench, route, unthrottled, () => Promise.resolve())
    const served = bench.server.requests
    for (const [type, pattern] of Object.entries(types)) {
      const requests = served.filter(({ url }) => pattern.test(url))
      figures[`${kind}, ${type} KB`] = sumKilobytes(requests)
    }
    figures[`${kind}, requests`] = served.length
  }
  return figures
}
