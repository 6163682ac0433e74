import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { expect, jest, test } from '@jest/globals'
import { provideFiles } from '@/lib/testing/temporary-files'
import { getOutline } from './compiled-store'

const page = 'content/docs/page.mdx'

/** A compiler of a few modules that replaces the real one in the key. */
const pipeline: Record<string, string> = {
  'lib/markdown/compile/compile.ts': `
    import './plugins'
    import '@/lib/config/product'
    export const load = () => import('../code/late')
  `,
  'lib/markdown/compile/plugins.ts': 'export {}',
  'lib/markdown/code/late.ts': 'export {}',
  'lib/config/product.ts': 'export {}',
  'package-lock.json': '{}',
}

provideFiles(() =>
  Promise.resolve({
    ...pipeline,
    'tsconfig.json': '{ "compilerOptions": { "paths": { "@/*": ["./*"] } } }',
    [page]: '---\ntitle: A\n---\n\nText\n',
  }),
)

/** Whether the page is in the cache for a new process. Each process computes the key once. */
async function isCompiled(): Promise<boolean> {
  jest.resetModules()
  const { findOutline } = await import('./compiled-store')
  return (await findOutline(page)) !== undefined
}

test('a list of all options is compiled again when a source is added', async () => {
  const text = readFileSync(page, 'utf8')
  writeFileSync(page, `${text}\n<OptionIndex />\n`)
  await getOutline(page)
  expect(await isCompiled()).toBe(true)
  mkdirSync('content/options', { recursive: true })
  writeFileSync('content/options/added.yml', '')
  expect(await isCompiled()).toBe(false)
  rmSync('content/options', { recursive: true })
  writeFileSync(page, text)
})

test('a document is compiled again when any module of the compiler has changed', async () => {
  await getOutline(page)
  expect(await isCompiled()).toBe(true)
  for (const [file, text] of Object.entries(pipeline)) {
    // A comment or a space changes nothing that the bundler writes.
    writeFileSync(file, file.endsWith('.ts') ? `${text}\nconsole.log()` : `${text}\n`)
    expect([file, await isCompiled()]).toEqual([file, false])
    writeFileSync(file, text)
    expect([file, await isCompiled()]).toEqual([file, true])
  }
})
