import { expect, test } from '@jest/globals'
import { SAMPLE_FILES, toSamplePage } from '@/lib/testing/sample-export'
import { finishPage } from './finish-page'

const head = {
  title: 'Page',
  canonical: '/',
  sharedTags: [],
  structuredData: [],
  hasOwnViewport: false,
  ownTags: [],
}

const finish = (body: string) =>
  finishPage({ path: '/', head }, toSamplePage({ body }), {
    scripts: { 'base-url-hint': 'hint()' },
    appFiles: SAMPLE_FILES,
  })

test('lists each image that a page references once', () => {
  const body =
    '<img src="/base/assets/pot.0123456789.png" srcset="/base/assets/pot.aaaaaaaaaa.webp 640w, /assets/pot.0123456789.png"/>'
  expect(finish(body).assets).toEqual(['pot.0123456789.png', 'pot.aaaaaaaaaa.webp'])
})

test('lists the scripts of the app, without those for old browsers', () => {
  expect(finish('').chunks).toEqual([...SAMPLE_FILES])
})

test.each([
  ['a diagram', '/mermaid-frame/frame.html', ['/mermaid-frame/']],
  ['live code', '/live-frame/frame.1.html', ['/live-frame/']],
  ['formulas', '/math/katex.1.css', ['/math/']],
  ['none of these', '/docs/', []],
])('a page with %s needs its files', (_what, href, folders) => {
  expect(finish(`<a href="${href}">a</a>`).folders).toEqual(folders)
})

test('fills placeholders for inline scripts', () => {
  const place = '<script data-script="base-url-hint"></script>'
  expect(finish(place).html).toContain('<script>hint()</script>')
})
