import path from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { provideFolder } from '@/lib/testing/temporary-files'
import { checkOptions, compareOptions } from './check-options'
import type { Option, OptionTable } from './option-schema'
import { readOptionSources } from './option-sources'
import { toSchemaOptions } from './schema-options'
import { toVersionOptions } from './version-options'

const schema = toSchemaOptions({
  keys: {
    frequency: { flags: { default: 'weekly' } },
    target: { flags: { presence: 'required' } },
    exclude: { flags: { default: [] }, items: [{}] },
    parser: { flags: { default: () => undefined } },
    cacheTime: { flags: { presence: 'forbidden' } },
    links: {
      items: [
        {
          whens: [
            { switch: [{ then: { keys: { type: { allow: ['doc'] }, docId: {} } } }] },
            { otherwise: { keys: { to: {} } } },
          ],
        },
      ],
    },
    versions: { patterns: [{ rule: { keys: { label: {} } } }] },
  },
})

const type = 'string'
const text = 'What it does'
const options: Option[] = [
  { name: 'frequency', type, text, default: 'weekly' },
  { name: 'target', type, text, required: true },
  { name: 'exclude', type, text, default: [], defaultText: 'nothing' },
  { name: 'parser', type, text, defaultText: 'built in' },
  { name: 'links[].to', type, text },
  { name: 'versions.*.label', type, text },
]
const links: OptionTable = {
  inside: 'links[]',
  variant: 'doc',
  options: [
    { name: 'type', type, text },
    { name: 'docId', type, text },
  ],
}

function compare(changed: Partial<Option> & Pick<Option, 'name'>, kept = options) {
  const all = kept.map((each) => (each.name === changed.name ? { ...each, ...changed } : each))
  const source = {
    ...{ package: 'a', kind: 'plugin' as const, page: 'a.mdx' },
    tables: { options: { options: all }, links },
  }
  return compareOptions(toVersionOptions(source, '3.1.1'), schema).map(
    ({ at, message, suggestion }) => [
      at.join('.'),
      message,
      ...(suggestion === undefined ? [] : [suggestion]),
    ],
  )
}

describe('reports', () => {
  test('a wrong default', () => {
    expect(compare({ name: 'frequency', default: 'daily' })).toEqual([
      ['tables.options.options.0.default', `the default of "frequency" is 'weekly', not 'daily'`],
    ])
  })

  test('a missing default', () => {
    const bare = options.map((each) =>
      each.name === 'frequency' ? { name: each.name, type, text } : each,
    )
    expect(compare({ name: 'frequency' }, bare)).toEqual([
      ['tables.options.options.0.name', `the default of "frequency" is 'weekly'`],
    ])
  })

  test('a required option that is not marked as required', () => {
    const bare = options.map((each) =>
      each.name === 'target' ? { name: each.name, type, text } : each,
    )
    expect(compare({ name: 'target' }, bare)).toEqual([
      ['tables.options.options.1.name', '"target" is required'],
    ])
  })

  test('a misspelled option, but not as missing', () => {
    const renamed = options.map((each) =>
      each.name === 'frequency' ? { ...each, name: 'freqency' } : each,
    )
    expect(compare({ name: 'freqency' }, renamed)).toEqual([
      ['tables.options.options.0.name', 'the option "freqency" does not exist', 'frequency'],
    ])
  })

  test('a missing option, if only another version documents it', () => {
    expect(compare({ name: 'frequency', since: '3.2.0' })).toEqual([
      ['tables', 'the option "frequency" is missing'],
    ])
  })

  test('an option that the schema forbids', () => {
    const added = [...options, { name: 'cacheTime', type, text }]
    expect(compare({ name: 'cacheTime' }, added)).toEqual([
      ['tables.options.options.6.name', 'the option "cacheTime" does not exist'],
    ])
  })
})

test('options that the text of another option covers need no rows', () => {
  const withItems = toSchemaOptions({
    keys: { links: { items: [{ keys: { to: {}, items: { items: [{ keys: { to: {} } }] } } }] } },
  })
  const rows = (coversNested?: true) =>
    toVersionOptions(
      {
        ...{ package: 'a', kind: 'plugin', page: 'a.mdx' },
        tables: {
          a: {
            options: [
              { name: 'links[].to', type, text },
              { name: 'links[].items', type, text, ...(coversNested && { coversNested }) },
            ],
          },
        },
      },
      '3.1.1',
    )
  expect(compareOptions(rows(true), withItems)).toEqual([])
  expect(compareOptions(rows(), withItems)).toMatchObject([
    { message: 'the option "links[].items[].to" is missing' },
  ])
})

const folder = provideFolder()

/** Installs packages in a folder, with the keys of a plugin's schema or without the plugin. */
function install(name: string, plugin: string, keys?: Record<string, object>): string {
  const write = (module: string, code: string) =>
    folder.write(`${name}/node_modules/@docusaurus/${module}/index.js`, code)
  write('utils-validation', `exports.PluginIdSchema = { flags: { default: 'default' } };`)
  if (keys) {
    write(
      plugin,
      `const toSchema = (keys) => ({ describe: () => ({ keys }), append: (more) => toSchema({ ...keys, ...more }) });
       exports.validateOptions = ({ validate, options }) => validate(toSchema(${JSON.stringify(keys)}), options);`,
    )
  }
  return path.join(folder.path, name)
}

test('reads the schema of an installed package and reports problems with position and versions', () => {
  const toKey = (value: unknown) => ({ flags: { default: value } })
  const packages = install('packages', 'plugin-sitemap', {
    ...{ changefreq: toKey('daily'), priority: toKey(0.5) },
    ...{ ignorePatterns: toKey([]), filename: toKey('sitemap.xml') },
  })
  const versions = ['3.1.1', '3.0.1'].map((version) => ({ version, folder: packages }))
  expect(checkOptions(readOptionSources(['plugin-sitemap']), { documented: versions })).toEqual({
    options: 10,
    defaults: 10,
    problems: [
      {
        ...{ path: 'content/options/plugin-sitemap.yml', line: 9, column: 18 },
        message: `the default of "changefreq" is 'daily', not 'weekly' in @docusaurus/plugin-sitemap 3.1.1 and 3.0.1`,
        fix: 'correct the default',
      },
    ],
  })
})

describe('a plugin that is new in an upcoming release', () => {
  const name = 'plugin-vercel-analytics'

  const check = (released: string, upcoming: string) =>
    checkOptions(readOptionSources([name]), {
      documented: [{ version: '3.1.1', folder: released }],
      upcoming: [{ version: '3.2.0', folder: upcoming }],
    })

  test('is only compared with that release, which may have more options', () => {
    const keys = { mode: {}, debug: {}, beforeSend: {} }
    expect(check(install('old', name), install('new', name, keys))).toEqual({
      problems: [],
      options: 3,
      defaults: 1,
    })
  })

  test('has no option that the release lacks', () => {
    expect(check(install('old', name), install('new', name, { mode: {} })).problems).toMatchObject([
      {
        message: `the option "debug" does not exist in @docusaurus/${name} 3.2.0`,
      },
    ])
  })

  test('does not exist before it', () => {
    const keys = { mode: {}, debug: {} }
    expect(
      check(install('old', name, keys), install('new', name, keys)).problems.map(
        ({ message }) => message,
      ),
    ).toEqual(
      ['mode', 'debug', 'id'].map(
        (option) => `the option "${option}" is missing in @docusaurus/${name} 3.1.1`,
      ),
    )
  })
})
