import { expect, test } from '@jest/globals'
import { changelog, mainBlog } from '@/lib/config/instances'
import { checkAnnouncements } from './related'
import type { PostFile } from '@/lib/source/document-files'
import { createTestBlog, createTestRelease } from '@/lib/testing/create-test-blog'

function check(release: string) {
  const post: PostFile = {
    kind: 'Post',
    path: 'content/blog/2024-01-05-post.mdx',
    frontMatter: { title: 'Post', release },
  }
  return checkAnnouncements([
    createTestBlog(mainBlog, [post]),
    createTestBlog(changelog, [createTestRelease('3.1.0', '2024-01-05')]),
  ])
}

test('a post can announce a release that has an entry', () => {
  expect(check('3.1.0')).toEqual([])
})

test('reports a post that announces an unknown release, and suggests the intended one', () => {
  expect(check('3.1.9')).toEqual([
    {
      path: 'content/blog/2024-01-05-post.mdx',
      searchText: 'release: 3.1.9',
      message: 'the release 3.1.9 has no changelog entry',
      fix: 'correct the version, or add content/changelog/3.1.9.mdx',
      suggestion: '3.1.0',
    },
  ])
})
