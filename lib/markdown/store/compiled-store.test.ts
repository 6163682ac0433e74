import { rmSync, writeFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { provideFiles } from '@/lib/assets/temporary-files'
import { listStoredAssets } from '@/lib/assets/asset-store'
import { findOutline, findPreviewImage, getCompiledMdx, getOutline } from './compiled-store'

const page = 'content/docs/page.mdx'
const drawing = 'content/docs/a.svg'

provideFiles(() =>
  Promise.resolve({
    [page]: '---\ntitle: A\nimage: https://e.example/a.png\n---\n\n![A](./a.svg)\n',
    [drawing]: '<svg viewBox="0 0 1 1"></svg>',
    'lib/markdown/compile/compile.ts': '',
    'package-lock.json': '',
  }),
)

test('a page that is shown has its images in the store', async () => {
  await getOutline(page)
  expect(await listStoredAssets()).toEqual([])
  const { assets } = await getCompiledMdx(page)
  expect(await listStoredAssets()).toEqual(assets.map(({ name }) => name))
})

test('a document is compiled again when its image has changed, and when it is missing', async () => {
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

test('only a document whose front matter names a preview is read for it', async () => {
  expect(await findPreviewImage('content/no-such-file.mdx', {})).toBeUndefined()
  expect(await findPreviewImage(page, { image: 'https://e.example/a.png' })).toEqual({
    src: 'https://e.example/a.png',
  })
})
