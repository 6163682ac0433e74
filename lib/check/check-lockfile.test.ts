import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import type { Lockfile } from './check-lockfile'
import { findMissingOptionalDependencies } from './check-lockfile'

describe('findMissingOptionalDependencies', () => {
  const dependent = { optionalDependencies: { '@a/linux': '1.0.0' } }

  test.each([
    ['beside the dependent', 'node_modules/a', 'node_modules/@a/linux'],
    ['below the dependent', 'node_modules/a', 'node_modules/a/node_modules/@a/linux'],
    ['above a nested dependent', 'node_modules/b/node_modules/a', 'node_modules/@a/linux'],
  ])('finds an entry %s', (_, from, entry) => {
    expect(
      findMissingOptionalDependencies({ packages: { [from]: dependent, [entry]: {} } }),
    ).toEqual([])
  })

  test('names the dependent and the missing package', () => {
    const packages = { 'node_modules/a': dependent, 'node_modules/b/node_modules/@a/linux': {} }
    expect(findMissingOptionalDependencies({ packages })).toEqual([
      'node_modules/a -> @a/linux@1.0.0',
    ])
  })
})

const lockfiles = [
  'package-lock.json',
  ...readdirSync('lib/packages', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `lib/packages/${name}/package-lock.json`),
]

describe.each(lockfiles)('%s', (file) => {
  const lockfile = JSON.parse(readFileSync(file, 'utf8')) as Lockfile

  test('contains the packages for every platform', () => {
    expect(findMissingOptionalDependencies(lockfile)).toEqual([])
  })

  test('does not pin the registry', () => {
    const resolved = Object.entries(lockfile.packages).filter(([, entry]) => entry.resolved)
    expect(resolved.map(([path]) => path)).toEqual([])
  })
})
