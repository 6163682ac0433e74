import { expect, test } from '@jest/globals'
import { toServed } from '@/lib/config/base-url'
import { changelog, mainBlog } from '@/lib/config/instances'
import { checkAnnouncements } from './related'
import { createBlog } from './create-blog'
import type { PostFile } from '@/lib/source/document-files'

const options = { includeDrafts: false, today: '2026-01-01' }

const entry: PostFile = {
  kind: 'Release',
  path: 'content/changelog/3.1.0.mdx',
  frontMatter: { version: '3.1.0', date: '2024-01-05' },
}

function check(release: string) {
  const post: PostFile = {
    kind: 'Post',
    path: 'content/blog/2024-01-05-post.mdx',
    frontMatter: { title: 'Post', release },
  }
  const input = { authors: {}, tags: undefined }
  return checkAnnouncements([
    createBlog(toServed(mainBlog), { ...input, files: [post] }, options),
    createBlog(toServed(changelog), { ...input, files: [entry] }, options),
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
