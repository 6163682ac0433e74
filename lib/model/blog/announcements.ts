import type { PostLink } from '@/lib/records/navigation'
import { toReleasePath } from '@/lib/config/instances'
import type { ModelProblem } from '@/lib/problems/model-problem'
import { findSuggestion } from '@/lib/problems/problem'
import { withSuggestion } from '../docs/sidebar'
import type { Blog } from './create-blog'
import { toPostLink } from './related'
import type { Post } from './types'

/** Returns the entry of the release that a post announces, or the listed posts that announce it, oldest first. */
export function findRelatedAnnouncements(post: Post, blogs: readonly Blog[]): PostLink[] {
  const listed = blogs.flatMap(({ posts }) => posts).filter(({ unlisted }) => !unlisted)
  const { announces, release } = post
  if (announces !== undefined) {
    return listed.filter(({ path }) => path === toReleasePath(announces)).map(toPostLink)
  }
  if (!release) return []
  return listed
    .filter((other) => other.announces === release.version)
    .map(toPostLink)
    .reverse()
}

/** Reports posts that announce a release without an entry. */
export function checkAnnouncements(blogs: readonly Blog[]): ModelProblem[] {
  const posts = blogs.flatMap((blog) => blog.posts)
  const paths = new Set(posts.map(({ path }) => path))
  const versions = posts.flatMap(({ release }) => release?.version ?? [])
  return posts.flatMap(({ path, announces }): ModelProblem[] => {
    if (announces === undefined || paths.has(toReleasePath(announces))) return []
    return [
      {
        path,
        searchText: `release: ${announces}`,
        message: `the release ${announces} has no changelog entry`,
        fix: `correct the version, or add ${toReleasePath(announces)}`,
        ...withSuggestion(findSuggestion(announces, versions)),
      },
    ]
  })
}
