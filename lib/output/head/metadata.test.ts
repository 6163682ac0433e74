import { describe, expect, test } from '@jest/globals'
import type { PageHead } from '@/lib/records/page-head'
import { toViewport } from './metadata'

const head: PageHead = {
  metadata: { title: 'CLI | Docusaurus', alternates: {} },
  ownTags: [],
}

describe('toViewport', () => {
  test('changes nothing if the document has no viewport', () => {
    expect(toViewport(head)).toEqual({})
  })

  test('unsets the site’s keys if the document has its own viewport', () => {
    const attributes = { name: 'viewport', content: 'width=device-width' }
    const viewport = toViewport({ ...head, ownTags: [{ tag: 'meta', attributes }] })
    expect(viewport).toHaveProperty('width', undefined)
    expect(viewport).toHaveProperty('initialScale', undefined)
  })
})
