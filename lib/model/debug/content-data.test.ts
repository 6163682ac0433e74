import { expect, test } from '@jest/globals'
import type { SitePage } from '@/lib/records/site-page'
import { toContentData } from './content-data'

const toPage = (title: string, more: object = {}) => {
  // The view reads whatever fields a page has, so a test needs only some of them.
  return { title, source: `${title}.mdx`, head: {}, ...more } as unknown as SitePage
}

test('lists documents by plugin, instance and version', () => {
  const doc = { id: 'a', tags: [], version: { name: '3.1.1', label: '3.1.1' } }
  const pages = [
    { page: toPage('A', doc), family: 'docs/default' },
    { page: toPage('Tags', { source: undefined }), family: 'docs/default' },
    { page: toPage('P', { post: { date: '2024-02-29', authors: [] } }), family: 'blog/news' },
    { page: toPage('B'), family: 'pages/tests/pages' },
    { page: toPage('C'), family: 'pages/tests/pages' },
  ]
  expect(toContentData(pages)).toEqual({
    docs: { default: { '3.1.1': [{ title: 'A', source: 'A.mdx', id: 'a', tags: [] }] } },
    blog: {
      news: [{ title: 'P', source: 'P.mdx', post: { date: '2024-02-29', authors: [] } }],
    },
    pages: {
      'tests/pages': [
        { title: 'B', source: 'B.mdx' },
        { title: 'C', source: 'C.mdx' },
      ],
    },
  })
})
