import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { expect, jest, test } from '@jest/globals'
import { provideFiles } from '@/lib/testing/temporary-files'
import { getOutline } from './compiled-store'

const page = 'content/docs/page.mdx'

/** A module that replaces the compiler in the key. */
const compiler = 'lib/markdown/compile/compile.ts'

provideFiles(() =>
  Promise.resolve({
    [compiler]: '',
    'package-lock.json': '{}',
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

test('a document is compiled again when the compiler has changed', async () => {
  await getOutline(page)
  expect(await isCompiled()).toBe(true)
  writeFileSync(compiler, 'console.log()')
  expect(await isCompiled()).toBe(false)
})
