import { expect, test } from '@jest/globals'
import type { PackageManifest } from '../shared/page-base'
import { toSiteMetadata } from './metadata'

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
