import { existsSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { siteConfig } from '@/lib/config/site'
import { getRegistry } from './registry'

const sections = getRegistry(siteConfig.navbar.items)

test('every name resolves to an existing file', () => {
  const files = sections.flatMap(({ entries }) => entries.map(({ file }) => file))
  expect(files.filter((file) => !existsSync(file))).toEqual([])
})

test('lists each kind of navbar item once', () => {
  const item = { kind: 'docsVersionDropdown', position: 'left' } as const
  expect(getRegistry([item, item]).at(-1)?.entries).toEqual([
    { name: 'docsVersionDropdown', file: 'components/navbar/entries.ts' },
    { name: 'docsVersionDropdown', file: 'components/navbar/bar-entry.client.tsx' },
    { name: 'docsVersionDropdown', file: 'components/navbar/drawer-entry.client.tsx' },
  ])
})
