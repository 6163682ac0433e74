import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'

type Package = Record<'dependencies' | 'devDependencies', Record<string, string>>

test('each direct dependency has a reason', () => {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync('package.json', 'utf8'),
  ) as Package
  const rows = readFileSync('.github/dependencies.md', 'utf8').match(/^\| `[^|]+/gm) ?? []
  const explained = [...rows.join().matchAll(/`([^`]+)`/g)].map(([, name]) => name)
  expect(explained.sort()).toEqual(Object.keys({ ...dependencies, ...devDependencies }).sort())
})
