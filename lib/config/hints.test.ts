import { expect, jest, test } from '@jest/globals'

test.each([
  ['https://e.example', []],
  [
    undefined,
    [
      'SITE_URL is not set: pages have no canonical URLs and no social images, and the URLs in the sitemap and feeds are relative.',
    ],
  ],
  ['', [expect.stringMatching(/^SITE_URL is not set: /)]],
])('with SITE_URL %j a build prints %j', async (url, hints) => {
  jest.resetModules()
  if (url === undefined) delete process.env['SITE_URL']
  else process.env['SITE_URL'] = url
  const { listConfigHints } = await import('./hints')
  expect(listConfigHints()).toEqual(hints)
})
