import { afterEach, describe, expect, test } from '@jest/globals'
import { renderHtml } from '@/lib/core/render-html'
import type { PageHead } from '@/lib/records/page-head'
import { HeadTags } from './head-tags'

const head: PageHead = {
  ...{ title: 'A', canonical: 'https://e.example/a/', hasOwnViewport: false },
  ownTags: [{ tag: 'meta', attributes: { name: 'generator', content: 'By hand' } }],
  sharedTags: [
    { tag: 'meta', attributes: { property: 'og:title', content: 'A' } },
    { tag: 'link', attributes: { rel: 'alternate', hrefLang: 'en', href: 'https://e.example/a/' } },
  ],
  structuredData: [{ '@type': 'WebSite' }],
}

const own = '<meta name="generator" content="By hand">'

const render = (environment: string) => {
  Object.assign(process.env, { NODE_ENV: environment })
  return renderHtml(<HeadTags head={head} />)
}

afterEach(() => {
  Object.assign(process.env, { NODE_ENV: 'test' })
})

test('in production, a page renders only its own tags', () => {
  expect(render('production')).toBe(own)
})

describe('in development, a page renders', () => {
  test.each([
    ['the tags of its document', own],
    ['what other sites read', '<meta property="og:title" content="A">'],
    ['its languages', '<link rel="alternate" hreflang="en" href="https://e.example/a/">'],
    ['its data', '>{"@context":"https://schema.org","@type":"WebSite"}</script>'],
    ['the manifest', '<link rel="manifest" href="/manifest.json">'],
  ])('%s', (_, html) => {
    expect(render('development')).toContain(html)
  })
})
