import { expect, test } from '@jest/globals'
import { archivedVersions, legacyVersion } from './archived-versions'
import { mainDocs } from './instances'
import { compareReleases } from './versions'

test('archived versions are unique, newest first, and link to other sites', () => {
  const labels = archivedVersions.map(({ label }) => label)
  const sorted = [...labels].sort(compareReleases)
  expect(labels).toEqual(sorted)
  expect(new Set(labels).size).toBe(labels.length)
  for (const { href } of [...archivedVersions, legacyVersion]) expect(href).toMatch(/^https:\/\//)
})

test('no archived version is still part of the documentation', () => {
  const live = new Set(mainDocs.versions.map(({ name }) => name))
  expect(archivedVersions.filter(({ label }) => live.has(label))).toEqual([])
})
