import { expect, test } from '@jest/globals'
import { changelog, mainBlog } from '@/lib/config/instances'
import { listNewest } from './related'
import type { PostFile } from '@/lib/source/document-files'
import { createTestBlog, createTestRelease } from '@/lib/testing/create-test-blog'

const toPost = (day: string, unlisted = false): PostFile => ({
  kind: 'Post',
  path: `content/blog/2024-01-${day}-p.mdx`,
  frontMatter: { title: `Post of ${day}`, description: 'What it is about.', unlisted },
})

test('lists the newest posts first, without unlisted ones', () => {
  const posts = [toPost('01'), toPost('03'), toPost('04', true), toPost('02')]
  const blog = createTestBlog(mainBlog, posts)
  expect(listNewest(blog, 2)).toEqual([
    {
      title: 'Post of 03',
      href: '/blog/2024/01/03/p/',
      date: '2024-01-03',
      description: 'What it is about.',
    },
    {
      title: 'Post of 02',
      href: '/blog/2024/01/02/p/',
      date: '2024-01-02',
      description: 'What it is about.',
    },
  ])
})

test('titles a release with its product, and skips a page without a version', () => {
  const blog = createTestBlog(changelog, [
    createTestRelease('3.1.1', '2024-01-26'),
    {
      kind: 'Release',
      path: 'content/changelog/V2 Changelog.mdx',
      frontMatter: { title: 'V2 Changelog', date: '2024-02-01' },
    },
  ])
  expect(listNewest(blog, 3).map(({ title, date }) => [title, date])).toEqual([
    ['Docusaurus 3.1.1', '2024-01-26'],
  ])
})
