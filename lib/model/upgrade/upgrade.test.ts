import { expect, test } from '@jest/globals'
import { toHtml } from 'hast-util-to-html'
import { toText } from 'hast-util-to-text'
import { h } from 'hastscript'
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
  ['3.1.1', true],
])('%s is part of the upgrade from 2.4.3 to 3.1.1: %s', (version, expected) => {
  expect(isBetween(version, '2.4.3', '3.1.1')).toBe(expected)
})

test('readLine keeps words, code and links, and turns a link without a page into text', () => {
  const line = 'Set [`a` here](../docs/a.mdx#a), not `b` or [c](./c.mdx).'
  expect(toHtml(h(null, readLine(line, 'content/changelog/3.0.0.mdx', findFileHref)))).toBe(
    'Set <a href="/docs/a/#a"><code>a</code> here</a>, not <code>b</code> or c.',
  )
})

const noExtras = { others: [], overrides: [], guides: [] }

/** Returns the blocks of an update as text. */
const readUpdate = (...update: Parameters<typeof toUpdate>) =>
  toUpdate(...update).map((block) => toText(block, { whitespace: 'nowrap' }))

test('an update of the framework alone is one command with exact versions', () => {
  const [paragraph, commands] = readUpdate('2.4.3', noExtras)
  expect(paragraph).toBe(
    'Set every @docusaurus package to 2.4.3, also those that this command leaves out:',
  )
  expect(commands).toContain(
    'npm install --save-exact @docusaurus/core@2.4.3 @docusaurus/preset-classic@2.4.3',
  )
})

const webpack = { package: 'webpack@5.89.0', line: ['Later ones fail.'] }

test('an update with other packages changes package.json, and starts without a lockfile', () => {
  const [, table, overrides, install, commands, guide] = readUpdate('3.0.1', {
    others: ['react@18', '@mdx-js/react@3'],
    overrides: [webpack, { package: '@babel/core@7', line: [' So do these.'] }],
    guides: [['Adjust the configuration.']],
  })
  expect(table).toBe('Package\tVersion\nreact\t18\n@mdx-js/react\t3')
  expect(overrides).toBe(
    'Add "overrides": {"webpack": "5.89.0", "@babel/core": "7"} to the same file. Later ones fail. So do these.',
  )
  expect(install).toBe('Then delete node_modules and the lockfile, and install everything:')
  expect(commands).toContain('npm install')
  expect(guide).toBe('Adjust the configuration.')
})

test('an override alone also needs a new lockfile', () => {
  const [, , install] = readUpdate('3.0.1', { ...noExtras, overrides: [webpack] })
  expect(install).toContain('the lockfile')
})

test('what a release needs beyond the packages is also told without other packages', () => {
  const guides = [['Adjust the configuration.']]
  expect(readUpdate('2.4.3', { ...noExtras, guides }).at(-1)).toBe('Adjust the configuration.')
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
  const value = (text: string) => [h('code', text)]
  expect(toDefaults('2.4.3', '3.0.1')).toEqual([{ before: value('50'), after: value('30') }])
  expect(toDefaults('3.0.1', '3.1.1')).toEqual([{ before: value('30'), after: value('20') }])
})
