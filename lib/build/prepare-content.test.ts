import { expect, test } from '@jest/globals'
import sharp from 'sharp'
import { existsSync, readdirSync } from 'node:fs'
import { provideFiles } from '@/lib/testing/temporary-files'
import { createTestPage } from '@/lib/testing/test-pages'
import type { Site } from '@/lib/model/records/create-site'
import { getOutline } from '@/lib/markdown/store/compiled-store'
import { loadPage } from '@/lib/records/read-records'
import { writeSite } from './prepare-content'

const path = 'content/examples/a.mdx'
const broken = 'content/examples/broken.png'

provideFiles(async () => ({
  [path]: '---\ntitle: A\n---\n\n![A](./a.svg)\n',
  'content/examples/a.svg': '<svg viewBox="0 0 1 1"></svg>',
  // A header with a size, but no pixels.
  [broken]: (
    await sharp({ create: { width: 90, height: 90, channels: 3, background: 'teal' } })
      .png()
      .toBuffer()
  ).subarray(0, 40),
  'lib/markdown/compile/compile.ts': '',
  'package-lock.json': '',
}))

const site: Site = {
  ...{ pages: [{ page: createTestPage('/a/'), route: '/a/' }], redirects: [], sections: [] },
  ...{ formulas: [], dataFiles: [], problems: [] },
}

test('writes a page, and its images to the store', async () => {
  const outline = await getOutline(path)
  expect(existsSync('.cache/assets')).toBe(false)
  const checked = { site, assets: [], problems: [] }
  expect(await writeSite(checked, new Map([[path, outline]]))).toEqual([])
  expect(readdirSync('.cache/assets')).toEqual(outline.assets.map(({ name }) => name))
  expect(loadPage('/a/')).toEqual(createTestPage('/a/'))
})

test('reports an image without valid pixels as a problem of its file', async () => {
  const outline = await getOutline(path)
  const assets = [{ name: 'broken.webp', file: broken, width: 80 }]
  const checked = { site, assets, problems: [] }
  expect(await writeSite(checked, new Map([[path, outline]]))).toMatchObject([
    { path: broken, message: expect.stringMatching(/^the image cannot be read: /) },
  ])
})
