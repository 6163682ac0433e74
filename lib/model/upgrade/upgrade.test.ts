import { expect, test } from '@jest/globals'
import type { OptionSource } from '@/lib/options/option-schema'
import { toOptionChanges } from './option-changes'
import { readLine } from './read-line'
import { isBetween, listStableReleases, toPairs, toReleaseLines } from './release-lines'

const findFileHref = (file: string) => (file === 'content/docs/a.mdx' ? '/docs/a/' : undefined)

test('a line has its newest release, and prereleases are ignored', () => {
  expect(toReleaseLines(['3.0.0', '2.10.0', '2.4.0', '2.4.3', '3.0.0-rc.1'])).toEqual([
    { name: '2.4', release: '2.4.3' },
    { name: '2.10', release: '2.10.0' },
    { name: '3.0', release: '3.0.0' },
  ])
  expect(listStableReleases(['2.0.0-beta.1', '2.0.1', '2.0.0'])).toEqual(['2.0.0', '2.0.1'])
})

test('each pair of lines has a link, from the older to the newer one', () => {
  const lines = toReleaseLines(['2.4.3', '3.0.1', '3.1.1'])
  expect(toPairs(lines, '/docs/upgrade/').map(({ href }) => href)).toEqual([
    '/docs/upgrade/2.4-to-3.0/',
    '/docs/upgrade/2.4-to-3.1/',
    '/docs/upgrade/3.0-to-3.1/',
  ])
})

test.each([
  ['2.4.3', false],
  ['3.0.0', true],
  ['3.1.1', true],
  ['3.2.0', false],
])('%s is part of the upgrade from 2.4.3 to 3.1.1: %s', (version, expected) => {
  expect(isBetween(version, '2.4.3', '3.1.1')).toBe(expected)
})

test('readLine keeps words, code and links, and turns a link without a page into text', () => {
  const line = 'Set [`a` here](../docs/a.mdx#a), not `b` or [c](./c.mdx).'
  expect(readLine(line, 'content/changelog/3.0.0.mdx', findFileHref)).toEqual([
    { text: 'Set ' },
    { text: 'a', isCode: true, href: '/docs/a/#a' },
    { text: ' here', href: '/docs/a/#a' },
    { text: ', not ' },
    { text: 'b', isCode: true },
    { text: ' or ' },
    { text: 'c' },
    { text: '.' },
  ])
})

const source: OptionSource = {
  package: 'plugin',
  kind: 'plugin',
  page: 'a.mdx',
  tables: {
    options: {
      options: [
        { name: 'gone', type: 'string', text: 'Gone', removed: '3.0.0' },
        { name: 'old', type: 'string', text: 'Old', deprecated: '3.0.0' },
        { name: 'new', type: 'string', text: 'New', since: '3.0.0' },
        {
          name: 'limit',
          type: 'number',
          default: 20,
          text: 'Limit',
          changed: [
            { version: '3.0.0', text: 'Fewer', before: { default: 50 } },
            { version: '3.1.0', text: 'Fewer still', before: { default: 30 } },
          ],
        },
        {
          name: 'url',
          type: 'string',
          text: 'URL',
          changed: [{ version: '3.0.0', text: 'Strict' }],
        },
      ],
    },
  },
}

test('toOptionChanges groups options by kind of change', () => {
  const changes = toOptionChanges([source], { from: '2.4.3', to: '3.0.1', findFileHref })
  const names = Object.entries(changes).map(([kind, list]) => [kind, list.map(({ name }) => name)])
  expect(Object.fromEntries(names)).toEqual({
    added: ['new'],
    removed: ['gone'],
    defaults: ['limit'],
    changed: ['url'],
    deprecated: ['old'],
  })
})

test('toOptionChanges compares a default with that of the release, not with later ones', () => {
  const toDefaults = (from: string, to: string) =>
    toOptionChanges([source], { from, to, findFileHref }).defaults.map(({ defaults }) => defaults)
  const value = (text: string) => [{ text, isCode: true }]
  expect(toDefaults('2.4.3', '3.0.1')).toEqual([{ before: value('50'), after: value('30') }])
  expect(toDefaults('3.0.1', '3.1.1')).toEqual([{ before: value('30'), after: value('20') }])
})
