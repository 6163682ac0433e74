import { existsSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { mainDocs } from '@/lib/config/instances'
import { getNewestRelease } from '@/lib/config/versions'
import { listUpcomingReleases } from '@/lib/options/option-releases'
import { getPackagesRelease } from './documented-release'
import { getPackagesFolder } from './packages-folder'

test('a version is checked against its release, an unreleased one against the newest', () => {
  expect(getPackagesRelease('3.0.1')).toBe('3.0.1')
  expect(getPackagesRelease('current')).toBe(getNewestRelease(mainDocs).name)
})

const versions = [...mainDocs.versions.map(({ name }) => name), ...listUpcomingReleases()]

test.each(versions)('packages are pinned for %s', (version) => {
  expect(existsSync(`lib/options/packages/${getPackagesRelease(version)}/package.json`)).toBe(true)
})

test('the error for a release without packages says how to add them', async () => {
  await expect(getPackagesFolder('9.9.9')).rejects.toThrow(
    /^No packages are pinned for 9\.9\.9\. {2}Fix: copy lib\/options\/packages\//,
  )
})
