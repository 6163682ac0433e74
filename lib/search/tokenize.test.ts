import { describe, expect, test } from '@jest/globals'
import { toExact, tokenize } from './tokenize'

describe('the words of a text', () => {
  test.each([
    ['onBrokenLinks', ['onbrokenlinks', 'on', 'broken', 'links']],
    ['@docusaurus/plugin-pwa', ['docusaurus', 'plugin', 'pwa']],
    ['MDXPlugin', ['mdxplugin', 'mdx', 'plugin']],
    ['Éditeur', ['editeur']],
    ['検索する', ['検索', '索す', 'する', 'る']],
    ['📦 ', []],
  ])('%s', (text, words) => {
    expect(tokenize(text).map(({ term }) => term)).toEqual(words)
  })

  test('have positions', () => {
    expect(tokenize('the onBroken')).toEqual([
      { term: 'the', start: 0, end: 3 },
      { term: 'onbroken', start: 4, end: 12 },
      { term: 'on', start: 4, end: 6 },
      { term: 'broken', start: 6, end: 12 },
    ])
  })
})

test.each([
  ['📦 plugin-pwa', 'plugin-pwa'],
  ['What’s next?', 'what’s next'],
  ['useColorMode()', 'usecolormode'],
  ['--host', '--host'],
  ['<Head>', 'head'],
])('%s is typed as %s', (name, exact) => {
  expect(toExact(name)).toBe(exact)
})
