import { rmSync, writeFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { z } from 'zod'
import { provideFiles } from '@/lib/testing/temporary-files'
import { loadModule } from './load-module'

const file = 'content/sidebars.ts'
const shared = 'content/shared.ts'

provideFiles({
  [file]: `import { items } from './shared'\n\nexport default { docs: items satisfies string[] }\n`,
  [shared]: `export const items = ['a']\n`,
  'node_modules/installed/index.js': `exports.items = ['a']\n`,
})

async function load() {
  const schema = z.strictObject({ docs: z.array(z.unknown()) })
  const { data, problems } = await loadModule(file, schema)
  return { data, problem: problems[0] }
}

test('reloads a module when it or an import has changed', async () => {
  expect(await load()).toEqual({ data: { docs: ['a'] } })
  writeFileSync(shared, `export const items = ['b']\n`)
  expect(await load()).toEqual({ data: { docs: ['b'] } })
})

test('reports a mistake at its position until it is corrected', async () => {
  writeFileSync(shared, `export const items = [\n  'b',,\n]\n)\n`)
  const fix = 'correct the syntax, or the path of the import'
  expect(await load()).toEqual({
    problem: {
      ...{ path: shared, searchText: '', place: { line: 4, column: 1 }, fix },
      message: 'the module cannot be loaded: Unexpected ")"',
    },
  })
  rmSync(shared)
  expect(await load()).toEqual({
    problem: {
      ...{ path: file, searchText: '', place: { line: 1, column: 23 }, fix },
      message: 'the module cannot be loaded: Could not resolve "./shared"',
    },
  })
  writeFileSync(shared, `export const items = [nothing]\n`)
  expect(await load()).toMatchObject({
    problem: { path: shared, message: 'the module throws an error: nothing is not defined' },
  })
  writeFileSync(shared, `export const items = ['c']\n`)
  expect(await load()).toEqual({ data: { docs: ['c'] } })
})

test('reports a missing package where it is imported', async () => {
  writeFileSync(shared, `import a from 'not-installed'\n\nexport const items = [a]\n`)
  expect((await load()).problem).toMatchObject({
    path: shared,
    place: { line: 1, column: 15 },
    message: 'the module cannot be loaded: Could not resolve "not-installed"',
  })
})

test('a module can use an installed package', async () => {
  writeFileSync(shared, `export { items } from 'installed'\n`)
  expect(await load()).toEqual({ data: { docs: ['a'] } })
})

test('reports data that contains itself', async () => {
  writeFileSync(shared, `export const items: unknown[] = []\nitems.push({ items })\n`)
  expect((await load()).problem).toMatchObject({
    path: file,
    searchText: 'export default',
    message: 'an item of the default export contains itself',
  })
})

test('reports what its code throws at the place in the file, also in an import', async () => {
  writeFileSync(shared, `type Items = string[]\n\nexport const items: Items =\n  JSON.parse('{')\n`)
  const { problem } = await load()
  expect(problem).toMatchObject({ path: shared, place: { line: 4 }, fix: 'correct the code' })
})
