import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import type { PackageManifest } from '../shared/page-base'
import { toSiteMetadata } from './metadata'

const readManifest = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as PackageManifest

test('returns the installed version of a package, not the requested one', () => {
  const site = { dependencies: { next: '^1.0.0', gone: '2.0.0' }, devDependencies: { jest: '3' } }
  const manifests: Record<string, PackageManifest> = {
    '': site,
    next: { version: '1.4.2' },
    jest: { version: '3.1.0' },
  }
  expect(toSiteMetadata((name) => manifests[name])).toEqual({
    siteVersion: undefined,
    framework: { name: 'Next.js', version: '1.4.2' },
    packages: [
      { name: 'next', version: '1.4.2', use: 'build' },
      { name: 'gone', version: undefined, use: 'build' },
      { name: 'jest', version: '3.1.0', use: 'checks' },
    ],
  })
})

test('every package of this site is installed', () => {
  const { framework, packages } = toSiteMetadata((name) => {
    const file = name === '' ? 'package.json' : `node_modules/${name}/package.json`
    return existsSync(file) ? readManifest(file) : undefined
  })
  expect(framework.version).toMatch(/^\d+\.\d+\.\d+/)
  expect(packages.filter(({ version }) => version === undefined)).toEqual([])
})
