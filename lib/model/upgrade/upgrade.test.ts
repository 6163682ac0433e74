import { expect, test } from '@jest/globals'
import type { OptionSource } from '@/lib/options/option-schema'
import { listOptionChanges } from './option-changes'
import { readLine } from './read-line'
import { isBetween, listStableReleases, toPairs, toReleaseLines } from './release-lines'
import { toUpdate } from './update-steps'

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

const noExtras = { others: [], overrides: [], guides: [] }

test('an update of the framework alone is one command with exact versions', () => {
  const [paragraph, commands] = toUpdate('2.4.3', noExtras)
  expect(paragraph).toMatchObject({ kind: 'paragraph' })
  expect(commands).toEqual({
    kind: 'commands',
    id: 'update-command',
    npm: 'npm install --save-exact @docusaurus/core@2.4.3 @docusaurus/preset-classic@2.4.3',
  })
})

test('an update with other packages changes package.json, and starts without a lockfile', () => {
  const guide = [{ text: 'Adjust the configuration.' }]
  const blocks = toUpdate('3.0.1', {
    others: ['react@18', '@mdx-js/react@3'],
    overrides: [
      { package: 'webpack@5.89.0', line: [{ text: 'Later ones fail.' }] },
      { package: '@babel/core@7', line: [{ text: ' So do these.' }] },
    ],
    guides: [guide],
  })
  const code = (text: string) => ({ text, isCode: true })
  expect(blocks.slice(1)).toEqual([
    {
      ...{ kind: 'table', label: 'Packages', head: ['Package', 'Version'] },
      rows: [
        [[code('react')], [{ text: '18' }]],
        [[code('@mdx-js/react')], [{ text: '3' }]],
      ],
    },
    {
      kind: 'paragraph',
      line: [
        { text: 'Add ' },
        code('"overrides": {"webpack": "5.89.0", "@babel/core": "7"}'),
        { text: ' to the same file. ' },
        { text: 'Later ones fail.' },
        { text: ' So do these.' },
      ],
    },
    expect.objectContaining({ kind: 'paragraph' }),
    { kind: 'commands', id: 'update-command', npm: 'npm install' },
    { kind: 'paragraph', line: guide },
  ])
})

test('an override alone also needs a new lockfile', () => {
  const overrides = [{ package: 'webpack@5.89.0', line: [{ text: 'Later ones fail.' }] }]
  const blocks = toUpdate('3.0.1', { ...noExtras, overrides })
  expect(blocks.map(({ kind }) => kind)).toEqual([
    ...['paragraph', 'paragraph', 'paragraph', 'commands'],
  ])
})

test('what a release needs beyond the packages is also told without other packages', () => {
  const guide = [{ text: 'Adjust the configuration.' }]
  expect(toUpdate('2.4.3', { ...noExtras, guides: [guide] }).at(-1)).toEqual({
    kind: 'paragraph',
    line: guide,
  })
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

test('each option is listed with the kind of its change', () => {
  const changes = listOptionChanges([source], { from: '2.4.3', to: '3.0.1', findFileHref })
  expect(changes.map(({ kind, name }) => [kind, name])).toEqual([
    ['removed', 'gone'],
    ['deprecated', 'old'],
    ['added', 'new'],
    ['defaults', 'limit'],
    ['changed', 'url'],
  ])
})

test('the old default is compared with that of the release, not with later ones', () => {
  const toDefaults = (from: string, to: string) =>
    listOptionChanges([source], { from, to, findFileHref }).flatMap(
      ({ defaults }) => defaults ?? [],
    )
  const value = (text: string) => [{ text, isCode: true }]
  expect(toDefaults('2.4.3', '3.0.1')).toEqual([{ before: value('50'), after: value('30') }])
  expect(toDefaults('3.0.1', '3.1.1')).toEqual([{ before: value('30'), after: value('20') }])
})
