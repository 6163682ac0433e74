import { expect, test } from '@jest/globals'
import { toAsset, toAssetHref } from './asset'

const hash = '0123456789abcdef'

test.each([
  ['content/docs/img/pot.png', 'pot.0123456789.png'],
  ['content/docs/img/a b.PNG', 'a-b.0123456789.png'],
  ['public/img/übersicht.v2.svg', '-bersicht-v2.0123456789.svg'],
  [`public/${'x'.repeat(200)}.pdf`, `${'x'.repeat(60)}.0123456789.pdf`],
])('%s is served as %s', (file, name) => {
  const asset = toAsset(file, hash)
  expect(asset).toEqual({ name, file })
  expect(toAssetHref(asset)).toBe(`/assets/${name}`)
  expect(name).toMatch(/^[\w-]+\.[\da-f]{10}\.\w+$/)
})

test('a copy is WebP and has a different name for each width', () => {
  const names = [640, 1030].map((width) => toAsset('content/pot.png', hash, width).name)
  expect(new Set(names).size).toBe(2)
  for (const name of names) expect(name).toMatch(/^pot\.[\da-f]{10}\.webp$/)
})
