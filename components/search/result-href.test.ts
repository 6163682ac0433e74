import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { searchConfig } from '@/lib/config/search-settings'
import { isExternalResult, toResultHref } from './result-href'

beforeAll(() => {
  searchConfig.externalUrlRegex = 'https://forum\\.example'
})

afterAll(() => {
  delete searchConfig.externalUrlRegex
})

test.each([
  ['https://docusaurus.io/docs/cli/#deploy', '/', '/docs/cli/#deploy'],
  ['https://docusaurus.io/docs/next/cli/', '/', '/docs/cli/'],
  ['https://docusaurus.io/docs/next', '/', '/docs/'],
  ['https://docusaurus.io/docs/cli#deploy', '/', '/docs/cli/#deploy'],
  ['https://docusaurus.io/docs/3.1.1', '/', '/docs/3.1.1/'],
  ['https://docusaurus.io/blog/rss.xml', '/', '/blog/rss.xml'],
  ['https://docusaurus.io/docs/cli', '/base/', '/base/docs/cli/'],
  ['https://forum.example/t', '/', 'https://forum.example/t'],
  ['https://docusaurus.io/docs/nextjs/', '/', '/docs/nextjs/'],
  ['https://docusaurus.io/docs/cli/?x=1#a', '/', '/docs/cli/#a'],
  ['/docs/cli/', '/', '/docs/cli/'],
  ['https://docusaurus.io/docs/cli/', '/base/', '/base/docs/cli/'],
  ['/base/docs/next/cli/', '/base/', '/base/docs/cli/'],
  ['https://forum.example/t/1', '/', 'https://forum.example/t/1'],
  ['javascript:alert(1)', '/base/', '/base/'],
])('%s below %s leads to %s', (url, baseUrl, href) => {
  expect(toResultHref(url, new URL(baseUrl, 'https://docs.example'))).toBe(href)
})

test('only URLs that match the configured expression are external', () => {
  expect(isExternalResult('https://forum.example/t/1')).toBe(true)
  expect(isExternalResult('https://docs.example/docs/')).toBe(false)
  delete searchConfig.externalUrlRegex
  expect(isExternalResult('https://forum.example/t/1')).toBe(false)
})
