import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, exportedRoutes, listedFamilies, readHtml, test } from './site'

for (const [family, routes] of Object.entries(listedFamilies)) {
  test(`the export has every route of the family "${family}"`, () => {
    const exists = (route: string) =>
      route.endsWith('/') ? exportedRoutes.includes(route) : existsSync(path.join('out', route))
    expect(
      routes.filter((route) => !exists(route)),
      'Readers and other sites link to these routes: bring them back, or redirect them in content/redirects.ts and remove them from e2e/routes.json',
    ).toEqual([])
  })
}

test('every page has one h1 and a title', () => {
  for (const route of exportedRoutes) {
    const html = readHtml(route)
    const body = html.replace(/<script\b.*?<\/script>/gs, '')
    expect(body.match(/<h1\b/g), route).toHaveLength(1)
    expect(html, route).toMatch(/<title>[^<]*Docusaurus<\/title>/)
  }
})
