import { expect, test } from '@jest/globals'
import sharp from 'sharp'
import { provideFiles } from '@/lib/testing/temporary-files'
import { compileMdx } from '../compile/compile'

const path = 'content/docs/page.mdx'

provideFiles(async () => ({
  'content/docs/img/pot.png': await sharp({
    create: { width: 120, height: 63, channels: 3, background: 'teal' },
  })
    .png()
    .toBuffer(),
  'content/docs/img/pot.svg': '<svg viewBox="0 0 1 1"></svg>',
}))

const compile = (image: string) =>
  compileMdx({ path, frontMatter: `title: A\nimage: ${image}`, body: '' })

test('a file next to the document is published unchanged', async () => {
  const { preview, assets } = await compile('./img/pot.png')
  expect(preview).toEqual({
    src: expect.stringMatching(/^\/assets\/pot\.[\da-f]{10}\.png$/),
    width: 120,
    height: 63,
  })
  expect(assets).toMatchObject([{ file: 'content/docs/img/pot.png' }])
})

test('an image on another site is referenced, but not requested', async () => {
  expect((await compile('https://e.example/a.png')).preview).toEqual({
    src: 'https://e.example/a.png',
  })
})

test('a document without an image has no preview', async () => {
  const source = { path, frontMatter: 'title: A', body: 'image: a' }
  expect(await compileMdx(source)).not.toHaveProperty('preview')
})

test.each([
  ['./img/pt.png', 'does not lead to a file', './img/pot.png'],
  ['./img/pot.svg', "has a type that previews don't support", undefined],
])('%s is a problem at its key', async (written, message, suggestion) => {
  const { problems, preview } = await compile(written)
  expect(preview).toBeUndefined()
  expect(problems).toMatchObject([
    { path, line: 3, column: 1, message: `the image "${written}" ${message}` },
  ])
  expect(problems[0]?.suggestion).toBe(suggestion)
})
