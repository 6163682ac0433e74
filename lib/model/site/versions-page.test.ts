import type { VersionSection } from '@/lib/records/site-data'
import { expect, test } from '@jest/globals'
import { archivedVersions } from '@/lib/config/archived-versions'
import { changelog as changelogConfig } from '@/lib/config/instances'
import { createTestBlog, createTestRelease } from '@/lib/testing/create-test-blog'
import { createTestDocs } from '@/lib/testing/create-test-docs'
import { toVersionSections } from './versions-page'

function create(...names: string[]) {
  const version = { files: { 'intro.mdx': { title: 'Intro' } }, sidebars: { docs: ['intro'] } }
  return createTestDocs(Object.fromEntries(names.map((name) => [name, version])))
}

const changelog = createTestBlog(changelogConfig, [createTestRelease('3.0.1', '2023-11-30')])

const archived = archivedVersions.map(({ label }) => label)

const list = (sections: VersionSection[]) =>
  sections.map(({ id, rows }) => [id, rows.map(({ label }) => label)])

test('every version is in the section of its state', () => {
  const docs = create('current', '3.1.1', '3.0.1')
  expect(list(toVersionSections(docs, changelog))).toEqual([
    ['next', ['Canary']],
    ['latest', ['3.1.1']],
    ['archive', ['3.0.1']],
    ['archived', archived],
    ['legacy', ['1.x.x']],
  ])
})

test('a section without versions is left out', () => {
  const docs = create('3.1.1')
  expect(list(toVersionSections(docs, changelog))).toEqual([
    ['latest', ['3.1.1']],
    ['archived', archived],
    ['legacy', ['1.x.x']],
  ])
})

test('release notes are on this site if the changelog has them, and always on GitHub', () => {
  const docs = create('current', '3.1.1', '3.0.1')
  const sections = toVersionSections(docs, changelog)
  const [next, latest, archive] = sections.map(({ rows }) => rows[0])
  expect(next).toEqual({
    label: 'Canary',
    documentation: '/docs/intro/',
    releaseNotes: [
      {
        label: 'Since 3.1.1',
        href: 'https://github.com/facebook/docusaurus/compare/v3.1.1...main',
      },
    ],
  })
  expect(latest?.releaseNotes).toEqual([
    { label: 'GitHub', href: 'https://github.com/facebook/docusaurus/releases/tag/v3.1.1' },
  ])
  expect(archive?.releaseNotes).toEqual([
    { label: 'Changes', href: '/changelog/3.0.1/' },
    { label: 'GitHub', href: 'https://github.com/facebook/docusaurus/releases/tag/v3.0.1' },
  ])
})
