import { createHash } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { provideFiles } from '@/lib/testing/temporary-files'
import { findOutline, getOutline, readBodyCode } from './compiled-store'

const page = 'content/docs/page.mdx'
const drawing = 'content/docs/a.svg'

provideFiles(() =>
  Promise.resolve({
    [page]: '---\ntitle: A\nimage: https://e.example/a.png\n---\n\n![A](./a.svg)\n',
    'content/docs/b.mdx': 'text\n',
    'content/docs/c.mdx': 'text\n',
    [drawing]: '<svg viewBox="0 0 1 1"></svg>',
    'lib/markdown/compile/compile.ts': '',
    'package-lock.json': '',
  }),
)

test('an outline contains everything except the code, which is read by the name of its entry', async () => {
  const outline = await getOutline(page)
  expect(outline).not.toHaveProperty('code')
  expect(outline.preview).toEqual({ src: 'https://e.example/a.png' })
  const code = readBodyCode(outline.entry)
  expect(code).toContain('MDXContent')
  expect(outline.key).toBe(createHash('sha256').update(code).digest('hex').slice(0, 16))
})

test('a body that is not in the store is an error', () => {
  expect(() => readBodyCode('0000')).toThrow('0000')
})

test('documents with the same text have one key and two entries', async () => {
  const [one, other] = [
    await getOutline('content/docs/b.mdx'),
    await getOutline('content/docs/c.mdx'),
  ]
  expect(one.key).toBe(other.key)
  expect(one.entry).not.toBe(other.entry)
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
