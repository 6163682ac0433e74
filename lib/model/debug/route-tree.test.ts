import type { DebugRoute, RouteNode } from '@/lib/records/debug'
import { describe, expect, test } from '@jest/globals'
import { countRoutes, toRouteTree } from './route-tree'

const toRoute = (href: string, family = 'site', kind = 'page'): DebugRoute => ({
  href,
  family,
  kind,
  exact: true,
})

/** Formats the tree as text, with steps that aren't pages in parentheses. */
function draw({ href, route, children, count }: RouteNode): string {
  const name = route ? href : `(${href})`
  return children.length > 0 ? `${name} ${count} [${children.map(draw).join(', ')}]` : name
}

describe('the tree', () => {
  test.each([
    [
      'shows a step without a page if it has several children',
      ['/', '/a/b/', '/a/c/'],
      '/ 3 [(/a/) 2 [/a/b/, /a/c/]]',
    ],
    ['leaves it out if it has one child', ['/', '/a/b/c/'], '/ 2 [/a/b/c/]'],
  ])('%s', (_what, hrefs, drawn) => {
    expect(
      draw(
        toRouteTree(
          hrefs.map((href) => toRoute(href)),
          '/',
        ),
      ),
    ).toBe(drawn)
  })

  test('starts at the base URL', () => {
    const routes = ['/base/', '/base/docs/'].map((href) => toRoute(href))
    expect(draw(toRouteTree(routes, '/base/'))).toBe('/base/ 2 [/base/docs/]')
  })
})

test('countRoutes counts families by kind, largest first', () => {
  const routes = [
    toRoute('/'),
    toRoute('/docs/', 'docs/default', 'doc'),
    toRoute('/docs/tags/', 'docs/default', 'tags'),
    toRoute('/docs/cli/', 'docs/default', 'doc'),
  ]
  expect(countRoutes(routes)).toEqual([
    {
      family: 'docs/default',
      count: 3,
      kinds: [
        { kind: 'doc', count: 2 },
        { kind: 'tags', count: 1 },
      ],
    },
    { family: 'site', count: 1, kinds: [{ kind: 'page', count: 1 }] },
  ])
})
