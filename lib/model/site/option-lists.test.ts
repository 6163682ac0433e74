import { expect, test } from '@jest/globals'
import type { OptionSource } from '@/lib/options/option-schema'
import { toOptionLists } from './option-lists'

const source: OptionSource = {
  package: '@docusaurus/plugin-tides',
  kind: 'plugin',
  page: 'api/tides.mdx',
  tables: {
    options: {
      options: [
        {
          name: 'unit',
          type: 'string',
          default: 'meter',
          text: 'Unit of [levels](./levels.mdx#a), such as `foot`',
        },
        { name: 'clock', type: 'string', since: '3.1.0', text: 'a' },
      ],
    },
  },
}

const newSource: OptionSource = {
  package: '@docusaurus/plugin-swell',
  kind: 'plugin',
  page: 'api/swell.mdx',
  tables: {
    options: { options: [{ name: 'height', type: 'number', since: '3.1.0', text: 'a' }] },
  },
}

test('each version has a file with the options of its packages, which link to their rows', () => {
  const lists = toOptionLists(
    [source, newSource],
    {
      ...{ id: 'default', routeBasePath: '/docs', contentPath: 'docs', lastVersion: 'current' },
      breadcrumbs: true,
      versions: [
        { name: 'current', label: 'Canary', path: '', state: 'unreleased', badge: true },
        { name: '3.0.1', label: '3.0.1', path: '3.0.1', state: 'unmaintained', badge: true },
      ],
    },
    (file) => (file === 'content/docs/current/api/tides.mdx' ? '/docs/api/tides/' : undefined),
  )
  expect(lists.map(({ path }) => path)).toEqual([
    '/docs/api/options.json',
    '/docs/3.0.1/api/options.json',
  ])
  const unit = {
    ...{ name: 'unit', type: 'string', default: 'meter' },
    text: 'Unit of levels, such as `foot`',
  }
  const about = { package: '@docusaurus/plugin-tides', kind: 'plugin' }
  const clock = { name: 'clock', type: 'string', since: '3.1.0', text: 'a' }
  expect(lists.map(({ json }) => JSON.parse(json) as unknown)).toEqual([
    {
      version: 'current',
      packages: [
        {
          ...about,
          options: [
            { ...unit, href: '/docs/api/tides/#unit' },
            { ...clock, href: '/docs/api/tides/#clock' },
          ],
        },
        {
          ...{ package: '@docusaurus/plugin-swell', kind: 'plugin' },
          options: [{ name: 'height', type: 'number', since: '3.1.0', text: 'a' }],
        },
      ],
    },
    { version: '3.0.1', packages: [{ ...about, options: [unit] }] },
  ])
})
