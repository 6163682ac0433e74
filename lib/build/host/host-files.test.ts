import { expect, test } from '@jest/globals'
import { toHeadersFile, toRedirectsFile } from './host-files'

test('redirects come before paths that another page serves', () => {
  const file = toRedirectsFile({
    redirects: [
      { from: '/a b/', to: '/docs/ä/' },
      { from: '/home/', to: 'https://e.example/?a=1' },
    ],
    pages: [{ path: '/docs/' }, { path: '/wishes/', isCatchAll: true }],
  })
  expect(file.split('\n')).toEqual([
    '/a%20b /docs/%C3%A4/ 301',
    '/a%20b/ /docs/%C3%A4/ 301',
    '/home https://e.example/?a=1 301',
    '/home/ https://e.example/?a=1 301',
    '/wishes/:first /wishes/ 200',
    '/wishes/:first/* /wishes/ 200',
    '',
  ])
})

test('no two blocks for the same path set the same header, except for the policy', () => {
  const blocks = toHeadersFile()
    .trim()
    .split('\n\n')
    .map((block) => block.split('\n  '))
  const [[everywhere, ...always] = [], ...others] = blocks
  expect(everywhere).toBe('/*')
  const names = always.map((line) => line.split(':')[0])
  for (const [, ...lines] of others) {
    const shared = lines.map((line) => line.split(':')[0]).filter((name) => names.includes(name))
    expect(shared.filter((name) => name !== 'Content-Security-Policy')).toEqual([])
  }
})

test('the host’s policy does not restrict scripts, which pages allow by hash', () => {
  expect(toHeadersFile()).not.toContain('script-src')
})
