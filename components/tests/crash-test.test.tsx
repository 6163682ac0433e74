import { afterEach, expect, jest, test } from '@jest/globals'
import { renderToStaticMarkup } from 'react-dom/server'
import { Crash } from './crash.client'

afterEach(() => {
  delete process.env['CRASH_TEST']
})

test.each([
  [undefined, false],
  ['', false],
  ['false', false],
  ['1', false],
  ['true', true],
])('with CRASH_TEST=%s, the page crashes: %s', async (flag, crashes) => {
  if (flag !== undefined) process.env['CRASH_TEST'] = flag
  jest.resetModules()
  const { siteConfig } = await import('@/lib/config/site')
  expect(siteConfig.customFields.crashTest).toBe(crashes)
})

test("the server doesn't throw, because the build would fail", () => {
  expect(renderToStaticMarkup(<Crash crashes>No crash</Crash>)).toBe('No crash')
})
