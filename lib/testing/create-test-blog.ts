import type { BlogConfig } from '@/lib/config/types'
import type { Blog } from '@/lib/model/blog/create-blog'
import { createBlog } from '@/lib/model/blog/create-blog'
import type { PostFile } from '@/lib/source/document-files'

/** Creates a blog for tests, without drafts, on a day after the dates of its files. */
export const createTestBlog = (config: BlogConfig, files: PostFile[]): Blog =>
  createBlog(
    config,
    { files, authors: {}, tags: undefined },
    { includeDrafts: false, today: '2026-01-01' },
  )

/** Creates the changelog entry of a release. */
export const createTestRelease = (version: string, date: string): PostFile => ({
  kind: 'Release',
  path: `content/changelog/${version}.mdx`,
  frontMatter: { version, date },
})
