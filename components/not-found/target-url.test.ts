import { expect, test } from '@jest/globals'
import { toDecodedPath, toTargetUrl } from './target-url'

test.each([
  ['/docs/', '/', '/docs/'],
  ['/base/docs/', '/base/', '/docs/'],
  ['/%C3%A6/a%20b/', '/', '/æ/a b/'],
  ['/100%/', '/', '/100%/'],
  ['/elsewhere/', '/base/', '/elsewhere/'],
])('%s below %s is %s', (pathname, baseUrl, path) => {
  expect(toDecodedPath(pathname, baseUrl)).toBe(path)
})

const place = { pathname: '/base/docs/cli.html', search: '?q=1', hash: '#a' }

test.each([
  ['/docs/cli/', '/base/docs/cli/?q=1#a'],
  ['/æ/a b/', '/base/%C3%A6/a%20b/?q=1#a'],
  ['/?a=1', '/base/?a=1'],
  ['/#b', '/base/#b'],
  ['/æ/?path=a%2Fb', '/base/%C3%A6/?path=a%2Fb'],
  ['https://e.example/', 'https://e.example/?q=1#a'],
])('%s is %s with the query and hash of the current location', (target, url) => {
  expect(toTargetUrl(target, place, '/base/')).toBe(url)
})

test('a URL never leads to itself', () => {
  const pathname = '/base/a%20b/'
  expect(toTargetUrl('/a b/', { ...place, pathname }, '/base/')).toBeUndefined()
})
