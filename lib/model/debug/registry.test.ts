import { existsSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { siteConfig } from '@/lib/config/site'
import { fixtureComponents, knownComponents } from '@/lib/markdown/core/known-components'
import { getRegistry } from './registry'

const sections = getRegistry(siteConfig.navbar.items)

test('every name resolves to a file that is there', () => {
  const files = sections.flatMap(({ entries }) => entries.map(({ file }) => file))
  expect(files.filter((file) => !existsSync(file))).toEqual([])
})

test('every component that documents may use is listed with the module it is imported from', () => {
  const aliases = sections
    .flatMap(({ entries }) => entries)
    .filter(({ alias }) => alias !== undefined)
    .map(({ name, alias }) => [name, alias])
  expect(Object.fromEntries(aliases)).toEqual({ ...knownComponents, ...fixtureComponents })
})

test('navbar items are listed once a kind', () => {
  const item = { kind: 'docsVersionDropdown', position: 'left' } as const
  expect(getRegistry([item, item]).at(-1)?.entries).toEqual([
    { name: 'docsVersionDropdown', file: 'components/navbar/entries.ts' },
    { name: 'docsVersionDropdown', file: 'components/navbar/bar-entry.client.tsx' },
    { name: 'docsVersionDropdown', file: 'components/navbar/drawer-entry.client.tsx' },
  ])
})
