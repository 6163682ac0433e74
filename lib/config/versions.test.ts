import { expect, test } from '@jest/globals'
import { docsInstances, mainDocs } from './instances'
import type { DocsVersionConfig } from './types'
import {
  compareReleases,
  findPinnedRelease,
  findVersionInState,
  getNewestRelease,
  isReleaseNumber,
  toVersionPath,
  toVersionRoute,
  versionLists,
  versionStates,
} from './versions'

test('every docs instance takes its versions from the file that commands edit', () => {
  expect(Object.keys(versionLists)).toEqual(docsInstances.map(({ id }) => id))
  expect(docsInstances.map(({ versions }) => versions)).toEqual(Object.values(versionLists))
})

test('releases are newest first; the first one is the newest release, and the others are unmaintained', () => {
  const releases = mainDocs.versions.filter(({ state }) => state !== 'unreleased')
  const names = releases.map(({ name }) => name)
  expect(names).toEqual([...names].sort(compareReleases))
  expect(names.every(isReleaseNumber)).toBe(true)
  expect(getNewestRelease(mainDocs)).toBe(releases[0])
  expect(releases.slice(1).map(({ state }) => state)).toEqual(
    releases.slice(1).map(() => 'unmaintained'),
  )
})

test('only unmaintained versions are called that, in a banner on every page', () => {
  expect(findVersionInState(mainDocs, 'unmaintained')).toBeDefined()
  const called = Object.entries(versionStates).filter(([, { notice }]) =>
    notice.text.includes('no longer actively maintained'),
  )
  expect(called.map(([state, { notice }]) => [state, notice.form])).toEqual([
    ['unmaintained', 'banner'],
  ])
})

test('getNewestRelease names an instance without a release in its error', () => {
  expect(() => getNewestRelease({ id: 'guides', versions: [] })).toThrow(
    'No version of "guides" has the state "newest-release".',
  )
})

test.each([
  ['3.1.1', true],
  ['3.1', false],
  ['v3.1.1', false],
  ['3.01.1', false],
  ['3.2.0-beta.1', false],
  ['current', false],
  ['../3.1.1', false],
])('isReleaseNumber(%j) is %j', (name, expected) => {
  expect(isReleaseNumber(name)).toBe(expected)
})

const toVersion = (
  name: string,
  state: DocsVersionConfig['state'] = 'unmaintained',
): DocsVersionConfig => ({ name, label: name, path: name, state, badge: true })

const released = {
  versions: [toVersion('current', 'unreleased'), toVersion('2.0.0', 'newest-release')],
}
const unversioned = { versions: [toVersion('current', 'newest-release')] }

test.each([
  ['a release pins itself', released, '1.0.0', '1.0.0'],
  ['an unreleased version pins the newest release', released, 'current', '2.0.0'],
  ['the only version of an instance pins nothing', unversioned, 'current', undefined],
])('%s', (_, docs, name, release) => {
  expect(findPinnedRelease(docs, { name })).toBe(release)
})

test.each([
  ['current', '/docs', 'app/docs/(current)/'],
  ['3.1.1', '/docs/3.1.1', 'app/docs/3.1.1/'],
])('the version %s is at %s and rendered by %s', (name, path, route) => {
  const version = mainDocs.versions.find((each) => each.name === name)
  expect(toVersionPath(mainDocs, name)).toBe(path)
  expect(version && toVersionRoute(mainDocs, version)).toBe(route)
})

test('the path of an unknown version is an error', () => {
  expect(() => toVersionPath(mainDocs, '9.9.9')).toThrow(
    'The docs instance "default" has no version "9.9.9".',
  )
})
