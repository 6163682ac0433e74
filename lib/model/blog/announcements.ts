import type { PostLink } from '@/lib/records/navigation'
import { toReleasePath } from '@/lib/config/instances'
import type { ModelProblem } from '@/lib/problems/model-problem'
import { findSuggestion } from '@/lib/problems/problem'
import type { Blog } from './create-blog'
import type { Post } from './create-posts'
import { toPostLink } from './related'

/** Returns the entry of the release that a post announces, or the listed posts that announce it, oldest first. */
export function findRelatedAnnouncements(post: Post, blogs: readonly Blog[]): PostLink[] {
  const listed = blogs
    .flatMap(({ posts }) => posts)
    .filter(({ frontMatter }) => !frontMatter.unlisted)
  const { release: announces, version } = post.frontMatter
  if (announces !== undefined) {
    return listed.filter(({ path }) => path === toReleasePath(announces)).map(toPostLink)
  }
  if (version === undefined) return []
  return listed
    .filter(({ frontMatter }) => frontMatter.release === version)
    .map(toPostLink)
    .reverse()
}

/** Reports posts that announce a release without an entry. */
export function checkAnnouncements(blogs: readonly Blog[]): ModelProblem[] {
  const posts = blogs.flatMap((blog) => blog.posts)
  const paths = new Set(posts.map(({ path }) => path))
  const versions = posts.flatMap(({ frontMatter }) => frontMatter.version ?? [])
  return posts.flatMap(({ path, frontMatter: { release: announces } }): ModelProblem[] => {
    if (announces === undefined || paths.has(toReleasePath(announces))) return []
    return [
      {
        path,
        searchText: `release: ${announces}`,
        message: `the release ${announces} has no changelog entry`,
        fix: `correct the version, or add ${toReleasePath(announces)}`,
        suggestion: findSuggestion(announces, versions),
      },
    ]
  })
}
