import { expect, test } from '@jest/globals'
import { mainDocs } from './instances'
import { findVersionInState, getNewestRelease, mainVersions, versionStates } from './versions'

test('readers get Canary by default, which is unreleased', () => {
  const byDefault = mainVersions.find(({ name }) => name === mainDocs.lastVersion)
  expect(byDefault).toMatchObject({ label: 'Canary', state: 'unreleased' })
})

test('one version is the newest release', () => {
  expect(getNewestRelease(mainDocs).label).toBe('3.1.1')
  expect(mainVersions.filter(({ state }) => state === 'newest-release')).toHaveLength(1)
})

test('only versions that are unmaintained are called so, on every page of theirs', () => {
  expect(findVersionInState(mainDocs, 'unmaintained')?.name).toBe('3.0.1')
  const called = Object.entries(versionStates).filter(([, { notice }]) =>
    notice.text.includes('no longer actively maintained'),
  )
  expect(called.map(([state, { notice }]) => [state, notice.form])).toEqual([
    ['unmaintained', 'banner'],
  ])
})

test('an instance without a release is an error that names it', () => {
  expect(() => getNewestRelease({ id: 'guides', versions: [] })).toThrow(
    'No version of "guides" has the state "newest-release".',
  )
})
