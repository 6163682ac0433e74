import { rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { beforeAll, expect, jest, test } from '@jest/globals'
import type { DocPage } from '@/lib/records/site-page'
import { provideFiles } from '@/lib/testing/temporary-files'
import type { ContentWatch } from './watch-content'
import { createContentWatch } from './watch-content'

const A = 'content/docs/current/a.mdx'
const B = 'content/docs/current/b.mdx'
const partial = 'content/docs/current/_shared.mdx'
const sidebars = 'content/docs/current/sidebars.ts'

provideFiles({
  [A]: '---\ntitle: A\ndescription: About A\nslug: /\n---\n\nFirst\n',
  [B]: "---\ntitle: B\ndescription: About B\n---\n\nimport Shared from './_shared.mdx'\n\n<Shared />\n",
  [partial]: 'Second\n',
  [sidebars]: `export default { docs: ['a', 'b'] }\n`,
  'content/feature-requests.yml': '[]\n',
  'content/redirects.ts': 'export default []\n',
  'components/home/hero.tsx': '',
  'lib/config/announcement.ts': '',
  'lib/config/navbar.ts': '',
  'lib/config/search-settings.ts': '',
  'lib/config/site.ts': '',
  'lib/markdown/compile/compile.ts': '',
  'lib/source/read-documents.ts': '',
  'package-lock.json': '',
})

const print = jest.fn<(text: string) => void>()
const refresh = jest.fn<() => void>()
let watch: ContentWatch

beforeAll(() => {
  watch = createContentWatch({ print, refresh })
})

function edit(path: string, text: string | undefined): void {
  if (text === undefined) rmSync(path)
  else writeFileSync(path, text)
  watch.change(path)
}

/** Returns a document's record and the code of its body. */
async function show(path: string): Promise<{ page: DocPage; code: string }> {
  const page = await watch.findPage(path)
  if (page?.kind !== 'doc') throw new Error(`${path} is not a document.`)
  return { page, code: page.body.code }
}

test('a page is created from the current content of its files', async () => {
  expect((await show('/docs/')).code).toContain('First')
  edit(A, '---\ntitle: A\ndescription: About A\nslug: /\n---\n\nThird\n')
  expect(refresh).toHaveBeenCalledTimes(1)
  expect((await show('/docs/')).code).toContain('Third')
  edit(A, '---\ntitle: Again\ndescription: About A\nslug: /\n---\n\nThird\n')
  expect((await show('/docs/')).page.title).toBe('Again')
  expect((await show('/docs/b/')).page.previous?.label).toBe('Again')
})

test('a page changes with its partial and its sidebar', async () => {
  expect((await show('/docs/b/')).code).toContain('Second')
  edit(partial, 'Fourth\n')
  expect((await show('/docs/b/')).code).toContain('Fourth')
  edit(sidebars, `export default { docs: ['b'] }\n`)
  expect((await show('/docs/b/')).page.previous).toBeUndefined()
})

test('a page is added and removed with its file', async () => {
  const path = 'content/docs/current/c.mdx'
  expect(await watch.findPage('/docs/c/')).toBeUndefined()
  edit(path, '---\ntitle: C\ndescription: About C\n---\n\nText\n')
  expect((await show('/docs/c/')).page.title).toBe('C')
  edit(path, undefined)
  expect(await watch.findPage('/docs/c/')).toBeUndefined()
})

test("an edit is shown while an editor's lock, a link that leads nowhere, is beside the file", async () => {
  const lock = 'content/docs/current/.#a.mdx'
  symlinkSync('user@host.1:1', lock)
  edit(A, '---\ntitle: Locked\ndescription: About A\nslug: /\n---\n\nThird\n')
  expect((await show('/docs/')).page.title).toBe('Locked')
  rmSync(lock)
  edit(A, '---\ntitle: Again\ndescription: About A\nslug: /\n---\n\nThird\n')
  expect((await show('/docs/')).page.title).toBe('Again')
})

const listOwn = async () => (await watch.listProblems()).filter(({ path }) => path === A)

test('a mistake is shown on the page, and in the terminal after the check, until it is corrected', async () => {
  edit(A, '---\ntitle: A\ndescription: About A\nslug: /\n---\n\n<Nothing />\n')
  const { page } = await show('/docs/')
  expect(page.body.problems).toMatchObject([{ path: A, line: 7, column: 1 }])
  await watch.writeRecords()
  expect(await listOwn()).toEqual(page.body.problems)
  expect(print).toHaveBeenLastCalledWith(expect.stringContaining(`${A}:7:1  `))
  edit(A, '---\ntitle: A\ndescription: About A\nslug: /\n---\n\n[a](./nowhere.mdx)\n')
  expect((await show('/docs/')).page.body.problems).toBeUndefined()
  await watch.writeRecords()
  expect(await listOwn()).toMatchObject([
    { line: 7, column: 1, fix: expect.stringContaining('path') },
  ])
  edit(A, '---\ntitle: A\ndescription: About A\nslug: /\n---\n\nText\n')
  await watch.writeRecords()
  expect(await listOwn()).toEqual([])
})

test('a mistake in a partial is reported even if nobody views its pages', async () => {
  await watch.compileRest()
  const reported = new Promise<string>((resolve) => print.mockImplementation(resolve))
  edit(partial, '<Nothing />\n')
  expect(await reported).toContain(`${partial}:1:1  `)
})
