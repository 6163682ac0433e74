import { expect, test } from '@jest/globals'
import { toServed } from '@/lib/config/base-url'
import { examplePages, testBlog, testDocs, testPages } from '@/lib/config/instances'
import { createBlog } from '../blog/create-blog'
import { createDocs } from '../docs/create-docs'
import { createPages } from '../pages/create-pages'
import { toContentData } from './content-data'

const options = { includeDrafts: false, today: '2026-01-01' }

test('lists documents by plugin and instance, without empty values', () => {
  const content = {
    docs: [
      createDocs(
        toServed(testDocs),
        [
          {
            name: 'current',
            files: [
              {
                path: 'content/tests/docs/a.mdx',
                frontMatter: { title: 'A', tags: ['x'], unlisted: true },
              },
            ],
            sidebars: { sidebar: ['a'] },
            sidebarsPath: 'sidebars.ts',
          },
        ],
        options,
      ),
    ],
    blogs: [createBlog(toServed(testBlog), { files: [], authors: {}, tags: undefined }, options)],
    pages: [
      createPages(
        toServed(examplePages),
        [{ path: 'content/examples/a.mdx', frontMatter: { title: 'A' } }],
        options,
      ),
      createPages(toServed(testPages), [], options),
    ],
  }
  expect(toContentData(content)).toEqual({
    docs: {
      'docs-tests': {
        current: [
          {
            id: 'a',
            title: 'A',
            href: '/tests/docs/a/',
            path: 'content/tests/docs/a.mdx',
            sidebar: 'sidebar',
            tags: ['x'],
            unlisted: true,
          },
        ],
      },
    },
    pages: {
      examples: [{ title: 'A', href: '/examples/a/', path: 'content/examples/a.mdx' }],
    },
  })
})
