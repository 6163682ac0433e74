import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'

type Lock = { packages: Record<string, { version?: string }> }

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock

/** The first versions without known vulnerabilities: https://github.com/advisories */
const SAFE = {
  'serialize-javascript': '7.0.5',
  rollup: '2.80.0',
  minimatch: '3.1.5',
  lodash: '4.18.1',
  picomatch: '2.3.2',
}

const toNumbers = (version: string) => version.split('.').map(Number)

function isAtLeast(version: string, wanted: string): boolean {
  const [found, least] = [toNumbers(version), toNumbers(wanted)]
  const at = found.findIndex((part, index) => part !== least[index])
  return at < 0 || (found[at] ?? 0) > (least[at] ?? 0)
}

test.each(Object.entries(SAFE))('every copy of %s is at least %s', (name, wanted) => {
  const copies = Object.entries(packages).filter(([path]) => path.endsWith(`node_modules/${name}`))
  const versions = copies.map(([, { version = '' }]) => version)
  expect(versions.length).toBeGreaterThan(0)
  expect(versions.filter((version) => !isAtLeast(version, wanted))).toEqual([])
})
