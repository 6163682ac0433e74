/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals'
import { filterRoutes } from './filter-routes'

beforeEach(() => {
  document.body.innerHTML = `
    <li class="route">/ site page</li>
    <li><details class="route-branch"><summary>/docs/</summary><ul>
      <li class="route">/docs/ doc</li>
      <li><details class="route-branch"><summary>/docs/api/</summary><ul><li class="route">/docs/api/cli/ doc</li></ul></details></li>
    </ul></details></li>
    <li><details class="route-branch"><summary>/blog/</summary><ul><li class="route">/blog/a/ post<details></details></li></ul></details></li>`
})

const shown = () =>
  [...document.querySelectorAll('.route')]
    .filter((route) => !route.closest('[hidden]'))
    .map(({ textContent }) => textContent)

const open = () =>
  [...document.querySelectorAll('details[open] > summary')].map(({ textContent }) => textContent)

test.each([
  ['CLI', ['/docs/api/cli/ doc'], ['/docs/', '/docs/api/']],
  ['doc /docs/ ', ['/docs/ doc', '/docs/api/cli/ doc'], ['/docs/', '/docs/api/']],
  ['post', ['/blog/a/ post'], ['/blog/']],
  ['nothing', [], []],
])(
  '"%s" shows the routes that contain all its words and opens their branches',
  (query, routes, opened) => {
    expect(filterRoutes(document.body, query)).toBe(routes.length)
    expect(shown()).toEqual(routes)
    expect(open()).toEqual(opened)
  },
)

test('without a query, all routes are shown and collapsed', () => {
  filterRoutes(document.body, 'cli')
  expect(filterRoutes(document.body, ' ')).toBe(4)
  expect(shown()).toHaveLength(4)
  expect(open()).toEqual([])
})
