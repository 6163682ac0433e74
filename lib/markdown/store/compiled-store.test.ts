import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { expect, jest, test } from '@jest/globals'
import { provideFiles } from '@/lib/testing/temporary-files'
import { findOutline, getOutline } from './compiled-store'

const page = 'content/docs/page.mdx'
const drawing = 'content/docs/a.svg'

/** A module that replaces the compiler in the key. */
const compiler = 'lib/markdown/compile/compile.ts'

provideFiles({
  [page]: '---\ntitle: A\nimage: https://e.example/a.png\n---\n\n![A](./a.svg)\n',
  'content/docs/b.mdx': 'text\n',
  'content/docs/steps.mdx': 'import Steps from "./_steps.mdx"\n\n<Steps />\n',
  'content/docs/c.mdx': 'text\n',
  [drawing]: '<svg viewBox="0 0 1 1"></svg>',
  'content/docs/options.mdx': '<OptionIndex />\n',
  [compiler]: '',
  'package-lock.json': '',
})

/** Whether a document is in the cache for a new process. Each process computes the key once. */
async function isCompiled(file: string): Promise<boolean> {
  jest.resetModules()
  const fresh = await import('./compiled-store')
  return (await fresh.findOutline(file)) !== undefined
}

test('an outline has the code of its body, and the image for link previews', async () => {
  const { code, preview } = await getOutline(page)
  expect(preview).toEqual({ src: 'https://e.example/a.png' })
  expect(code).toContain('MDXContent')
})

test('a document is compiled again if its image has changed or is missing', async () => {
  const before = (await getOutline(page)).assets
  expect((await findOutline(page))?.assets).toEqual(before)

  writeFileSync(drawing, '<svg viewBox="0 0 2 2"></svg>')
  expect(await findOutline(page)).toBeUndefined()
  expect((await getOutline(page)).assets).not.toEqual(before)

  rmSync(drawing)
  expect((await getOutline(page)).problems).toHaveLength(1)

  writeFileSync(drawing, '<svg viewBox="0 0 1 1"></svg>')
  expect((await getOutline(page)).assets).toEqual(before)
})

test('a document is compiled again if its partial has changed or was missing', async () => {
  const file = 'content/docs/steps.mdx'
  expect((await getOutline(file)).problems).toHaveLength(1)
  for (const id of ['one', 'two']) {
    writeFileSync('content/docs/_steps.mdx', `## ${id}\n`)
    expect(await findOutline(file)).toBeUndefined()
    expect((await getOutline(file)).anchors).toEqual([id])
  }
})

test('a list of all options is compiled again when a source is added', async () => {
  const list = 'content/docs/options.mdx'
  await getOutline(list)
  expect(await isCompiled(list)).toBe(true)
  mkdirSync('content/options')
  writeFileSync('content/options/added.yml', '')
  expect(await isCompiled(list)).toBe(false)
})

test('a document is compiled again when the compiler has changed', async () => {
  await getOutline(page)
  expect(await isCompiled(page)).toBe(true)
  writeFileSync(compiler, 'console.log()')
  expect(await isCompiled(page)).toBe(false)
})
