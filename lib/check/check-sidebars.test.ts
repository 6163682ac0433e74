import { expect, test } from '@jest/globals'
import { createTestDocs } from '@/lib/testing/create-test-docs'
import { checkSidebars } from './check-sidebars'

const files = {
  'listed.mdx': {},
  'category.mdx': {},
  'lonely.mdx': {},
  'hidden.mdx': { unlisted: true },
  'alone.mdx': { displayed_sidebar: null },
}
const sidebars = {
  docs: [
    {
      type: 'category' as const,
      label: 'A',
      link: { type: 'doc' as const, id: 'category' },
      items: ['listed'],
    },
  ],
}
const docs = createTestDocs({ current: { files, sidebars } })

test('a document that no sidebar lists is a note', () => {
  expect(checkSidebars([docs], new Set())).toEqual([
    {
      path: 'content/docs/current/lonely.mdx',
      line: 1,
      column: 1,
      message: 'no sidebar lists the document',
      fix: "add 'lonely' to content/docs/current/sidebars.ts, or `displayed_sidebar: null` to the document",
      rule: 'onMissingFromSidebars',
    },
  ])
})

test.each(['content/docs/current/lonely.mdx', 'content/docs/current/sidebars.ts'])(
  'a problem of %s may be the reason',
  (path) => {
    expect(checkSidebars([docs], new Set([path]))).toEqual([])
  },
)
