import { expect, test } from '@jest/globals'
import { toServed } from '@/lib/config/base-url'
import { testBlog, testDocs, testPages } from '@/lib/config/instances'
import { createTestBlog } from '@/lib/testing/create-test-blog'
import { createDocs } from '../docs/create-docs'
import { createPages } from '../pages/create-pages'
import { toFixtureAreas } from './fixture-areas'

const options = { includeDrafts: false, today: '2026-01-01' }

const content = {
  docs: [
    createDocs(
      toServed(testDocs),
      [
        {
          name: 'current',
          files: [
            { path: 'content/tests/docs/a.mdx', frontMatter: { title: 'A', tags: ['x'] } },
            { path: 'content/tests/docs/b.mdx', frontMatter: { title: 'B' } },
          ],
          sidebars: { sidebar: ['b', 'a'] },
          sidebarsPath: 'sidebars.ts',
        },
      ],
      options,
    ),
  ],
  blogs: [
    createTestBlog(
      testBlog,
      ['1', '2', '3', '4'].map((day) => ({
        kind: 'Post',
        path: `content/tests/blog/2024-01-0${day}.mdx`,
        frontMatter: { title: day },
      })),
    ),
  ],
  pages: [
    createPages(
      toServed(testPages),
      [
        { path: 'content/tests/pages/a.mdx', frontMatter: { title: 'A' } },
        { path: 'content/tests/pages/b.mdx', frontMatter: { title: 'B', unlisted: true } },
      ],
      options,
    ),
    createPages(
      { ...testPages, contentPath: 'examples', routeBasePath: '/examples' },
      [{ path: 'content/examples/a.mdx', frontMatter: { title: 'A' } }],
      options,
    ),
  ],
}

test('every area counts its pages by kind', () => {
  expect(toFixtureAreas(content)).toEqual([
    {
      kind: 'docs',
      href: '/tests/docs/',
      counts: [
        { label: 'documents', count: 2 },
        { label: 'index of tags', count: 1 },
        { label: 'tag pages', count: 1 },
      ],
    },
    {
      kind: 'blog',
      href: '/tests/blog/',
      counts: [
        { label: 'posts', count: 4 },
        { label: 'list pages', count: 2 },
        { label: 'archive', count: 1 },
      ],
    },
    {
      kind: 'pages',
      href: '/tests/pages/',
      counts: [{ label: 'pages', count: 2 }],
    },
  ])
})
