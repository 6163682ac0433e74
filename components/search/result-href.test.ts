import { expect, jest, test } from '@jest/globals'

Object.assign(globalThis, { location: new URL('https://docs.example/') })

/** Loads the functions of a site below a base URL, with a part that is configured as external. */
async function load(baseUrl: string, externalUrlRegex?: string) {
  jest.resetModules()
  process.env.BASE_URL = baseUrl
  const { searchConfig } = await import('@/lib/config/search-settings')
  Object.assign(searchConfig, { externalUrlRegex })
  return import('./result-href')
}

test.each([
  ['https://docusaurus.io/docs/cli/#deploy', '/', '/docs/cli/#deploy'],
  ['https://docusaurus.io/docs/next/cli/', '/', '/docs/cli/'],
  ['https://docusaurus.io/docs/next', '/', '/docs/'],
  ['https://docusaurus.io/docs/cli#deploy', '/', '/docs/cli/#deploy'],
  ['https://docusaurus.io/docs/3.1.1', '/', '/docs/3.1.1/'],
  ['https://docusaurus.io/blog/rss.xml', '/', '/blog/rss.xml'],
  ['https://docusaurus.io/docs/nextjs/', '/', '/docs/nextjs/'],
  ['https://docusaurus.io/docs/cli/?x=1#a', '/', '/docs/cli/#a'],
  ['/docs/cli/', '/', '/docs/cli/'],
  ['https://docusaurus.io/docs/cli/', '/base/', '/base/docs/cli/'],
  ['/base/docs/next/cli/', '/base/', '/base/docs/cli/'],
  ['https://forum.example/t/1', '/', 'https://forum.example/t/1'],
  ['javascript:alert(1)', '/base/', '/base/'],
])('%s below %s leads to %s', async (url, baseUrl, href) => {
  const { toResultHref } = await load(baseUrl, 'https://forum\\.example')
  expect(toResultHref(url)).toBe(href)
})

test('only URLs that match the configured expression are external', async () => {
  const { isExternalResult } = await load('/', 'https://forum\\.example')
  expect(isExternalResult('https://forum.example/t/1')).toBe(true)
  expect(isExternalResult('https://docs.example/docs/')).toBe(false)
  const { isExternalResult: isExternal } = await load('/')
  expect(isExternal('https://forum.example/t/1')).toBe(false)
})
