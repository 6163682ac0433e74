/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals'
import { cleanAddress } from './clean-address'

afterEach(() => history.replaceState(null, '', '/'))

test.each([
  ['/index.html', '/'],
  ['/docs/cli/index.html', '/docs/cli/'],
  ['/docs/cli/index.html?x=1#a', '/docs/cli/?x=1#a'],
  ['/docs/cli/', '/docs/cli/'],
  ['/docs/index.html/', '/docs/index.html/'],
  ['/docs/my-index.html', '/docs/my-index.html'],
  ['/docs/?x=/index.html', '/docs/?x=/index.html'],
])('%s becomes %s in the same entry', (url, cleaned) => {
  history.replaceState({ kept: true }, '', url)
  const { length } = history
  cleanAddress(location)
  expect(location.pathname + location.search + location.hash).toBe(cleaned)
  expect(history.state).toEqual({ kept: true })
  expect(history.length).toBe(length)
})
