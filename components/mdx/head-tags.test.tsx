import { describe, expect, test } from '@jest/globals'
import { renderToStaticMarkup } from 'react-dom/server'
import type { PageHead } from '@/lib/records/page-head'
import { HeadTags } from './head-tags'

const head: PageHead = {
  metadata: { title: 'A', alternates: {} },
  ownTags: [{ tag: 'meta', attributes: { name: 'generator', content: 'By hand' } }],
  structuredData: [{ '@type': 'WebSite' }],
}

describe('a page renders', () => {
  test.each([
    ['the tags of its document', '<meta name="generator" content="By hand"/>'],
    ['its data', '>{"@context":"https://schema.org","@type":"WebSite"}</script>'],
  ])('%s', (_, html) => {
    expect(renderToStaticMarkup(<HeadTags head={head} />)).toContain(html)
  })
})
