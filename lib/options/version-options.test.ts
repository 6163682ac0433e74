import { describe, expect, test } from '@jest/globals'
import type { Option, OptionSource, OptionTable } from './option-schema'
import {
  findChange,
  listDocumentedNames,
  listOptions,
  toCode,
  toVersionOptions,
} from './version-options'

const toSource = (
  options: (Partial<Option> & Pick<Option, 'name'>)[],
  table?: Partial<OptionTable>,
) =>
  ({
    package: '@docusaurus/plugin-tides',
    kind: 'plugin',
    page: 'api/tides.mdx',
    tables: {
      options: {
        ...table,
        options: options.map((each) => ({ type: 'string', text: 'a', ...each })),
      },
    },
  }) satisfies OptionSource

describe('the options of a version', () => {
  const names = (source: OptionSource, version: string) =>
    toVersionOptions(source, version).map(({ name }) => name)

  test('exclude those that it lacks', () => {
    const source = toSource([
      { name: 'old', removed: '3.1.0' },
      { name: 'new', since: '3.1.0' },
      { name: 'same' },
    ])
    expect(names(source, '3.0.1')).toEqual(['old', 'same'])
    expect(names(source, '3.1.1')).toEqual(['new', 'same'])
    expect(names(source, 'current')).toEqual(['new', 'same'])
  })

  test('have the values from before later changes', () => {
    const source = toSource([
      {
        name: 'limit',
        default: 20,
        changed: [
          { version: '3.0.0', text: 'is 10', before: { default: 5, type: 'number' } },
          { version: '3.1.0', text: 'is 20', before: { default: 10 } },
        ],
      },
    ])
    const find = (version: string) => toVersionOptions(source, version)[0]
    expect(find('2.4.3')).toMatchObject({ default: 5, type: 'number' })
    expect(find('3.0.1')).toMatchObject({ default: 10, type: 'string' })
    expect(find('3.0.1')?.changed).toHaveLength(1)
    expect(find('3.1.1')).toMatchObject({ default: 20 })
  })

  test('are deprecated only in the versions that deprecate them', () => {
    const source = toSource([{ name: 'old', deprecated: '3.1.0' }])
    expect(toVersionOptions(source, '3.0.1')[0]).not.toHaveProperty('deprecated')
    expect(toVersionOptions(source, '3.1.1')[0]).toMatchObject({ deprecated: '3.1.0' })
  })

  test.each([
    ['redirects[].from', undefined, 'redirects[].from', 'redirects.from'],
    ['versions.*.label', undefined, 'versions.*.label', 'versions.label'],
    ['to', { inside: 'navbar.items[]' }, 'navbar.items[].to', 'navbar.items.to'],
    [
      'to',
      { inside: 'navbar.items[]', variant: 'dropdown' },
      'navbar.items[].to',
      'navbar.items.dropdown.to',
    ],
  ])('%s in %j has a path and an id', (name, table, path, id) => {
    expect(toVersionOptions(toSource([{ name }], table), '3.1.1')).toMatchObject([{ path, id }])
  })
})

test('a version documents names of options, of their parents, and of packages that have any', () => {
  const old = toSource([{ name: 'a' }, { name: 'feeds[].limit', since: '99.0.0' }])
  const added = { ...toSource([{ name: 'mode', since: '99.0.0' }]), package: 'new' }
  const find = (version: string) => {
    const { options, packages } = listDocumentedNames([old, added], version)
    return [...options, ...packages]
  }
  expect(find('3.1.1')).toEqual(['a', old.package])
  expect(find('current')).toEqual(['a', 'feeds', 'limit', 'mode', old.package, 'new'])
})

test('a release adds, changes, deprecates or removes options', () => {
  const source = toSource([
    { name: 'added', since: '3.1.0' },
    { name: 'added.later', since: '3.1.1' },
    { name: 'altered', changed: [{ version: '3.1.0', text: 'is longer' }] },
    { name: 'old', deprecated: '3.1.0' },
    { name: 'gone', removed: '3.1.0' },
    { name: 'same' },
  ])
  expect(listOptions(source).map((option) => [option.name, findChange(option, '3.1.0')])).toEqual([
    ['added', 'new'],
    ['added.later', undefined],
    ['altered', 'changed'],
    ['old', 'deprecated'],
    ['gone', 'removed'],
    ['same', undefined],
  ])
})

test.each([
  ['weekly', "'weekly'"],
  ["a'b", "'a\\'b'"],
  [['**/*.{md,mdx}', 1], "['**/*.{md,mdx}', 1]"],
  [{ light: true, dark: null }, '{light: true, dark: null}'],
])('toCode formats %j as %s', (value, code) => {
  expect(toCode(value)).toBe(code)
})
