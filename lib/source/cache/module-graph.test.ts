import { writeFileSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import { provideFiles } from '@/lib/testing/temporary-files'
import { bundleModules, hashModules } from './module-graph'

const files: Record<string, string> = {
  'package-lock.json': '{}',
  'tsconfig.json': '{ "compilerOptions": { "paths": { "@/*": ["./*"] } } }',
  'lib/entry.ts': `
    import { beside } from './beside'
    import { aliased } from '@/lib/config/aliased'
    import type { OnlyType } from './only-type'
    import { z } from 'zod'
    export const load = () => import('./late')
    export const all: OnlyType = [beside, aliased, z]
  `,
  'lib/beside.ts': `export { deep as beside } from '../other/deep'`,
  'lib/config/aliased.ts': `export const aliased = 1`,
  'lib/late.ts': `export const late = 1`,
  'lib/only-type.ts': `export type OnlyType = unknown[]`,
  'lib/unrelated.ts': `export const unrelated = 1`,
  'other/deep.tsx': `export const deep = 1`,
}

const modules = [
  'lib/beside.ts',
  'lib/config/aliased.ts',
  'lib/entry.ts',
  'lib/late.ts',
  'other/deep.tsx',
]

const repository = process.cwd()

provideFiles(files)

/** Hashes the modules like a new process. */
function hash(): Promise<string> {
  hashModules.cache.clear?.()
  return hashModules(['lib/entry.ts'])
}

test.each([...modules, 'package-lock.json'])('editing %s changes the hash', async (file) => {
  const before = await hash()
  writeFileSync(file, `${files[file] ?? ''}\nconsole.log(1)\n`)
  expect(await hash()).not.toBe(before)
  writeFileSync(file, files[file] ?? '')
  expect(await hash()).toBe(before)
})

test.each([
  ['types', 'lib/only-type.ts', 'export type OnlyType = string[]'],
  ['comments', 'lib/late.ts', '// One\nexport const late = 1'],
  ['other files', 'lib/unrelated.ts', 'export const unrelated = 2'],
])('editing %s keeps the hash', async (_, file, text) => {
  const before = await hash()
  writeFileSync(file, text)
  expect(await hash()).toBe(before)
})

test('a process keeps the hash of the code that it runs', async () => {
  const before = await hash()
  writeFileSync('lib/beside.ts', 'export const beside = 2')
  expect(await hashModules(['lib/entry.ts'])).toBe(before)
})

describe('output that is rebuilt whenever one of its modules changes', () => {
  test.each([
    ['the compiler', 'lib/markdown/compile/compile.ts'],
    ['the drawing of social images', 'lib/output/social/draw-social-card.ts'],
  ])('%s does not depend on files that are edited often', async (_, entry) => {
    const often = /^lib\/(?:model\/|output\/(?!social\/)|config\/(?:announcement|navbar|site)\.)/
    const { metafile } = await bundleModules([entry], repository)
    expect(Object.keys(metafile.inputs).filter((file) => often.test(file))).toEqual([])
  })
})
