import { toReleasePath } from '@/lib/config/instances'
import { siteConfig } from '@/lib/config/site'
import type { BlogConfig } from '@/lib/config/types'
import type { ModelProblem } from '@/lib/core/model-problem'
import { findSuggestion } from '@/lib/core/problem'
import type { PostLink } from '@/lib/records/navigation'
import type { NewsEntry } from '@/lib/records/site-page'
import type { PageDocument } from '../shared/page-base'
import type { Post } from './create-posts'

/** A blog, as far as its posts matter. */
type WithPosts = { posts: readonly Post[] }

export function toPostLink({ title, href, date }: Post): PostLink {
  return { title, href, date }
}

/** Returns the other posts of a post's series, in the given order. @param posts the listed ones */
export function findSeries(post: Post, posts: Post[]): PostLink[] {
  const { series } = post.frontMatter
  if (series === undefined) return []
  return posts
    .filter((other) => other !== post && other.frontMatter.series === series)
    .map(toPostLink)
}

const MAX_RELATED = 3

/** Returns posts outside a post's series that share tags with it: most shared tags first, then the newest. */
export function findRelated(post: Post, posts: Post[]): PostLink[] {
  const own = new Set(post.tags.map(({ href }) => href))
  const { series } = post.frontMatter
  return posts
    .filter((other) => other !== post)
    .filter((other) => series === undefined || other.frontMatter.series !== series)
    .map((other) => ({ other, shared: other.tags.filter(({ href }) => own.has(href)).length }))
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared)
    .slice(0, MAX_RELATED)
    .map(({ other }) => toPostLink(other))
}

/** Returns the newest listed entries of a blog, newest first. A changelog entry without a version is skipped. */
export function listNewest(
  { config, posts }: WithPosts & { config: Pick<BlogConfig, 'entryKind'> },
  limit: number,
): NewsEntry[] {
  const isPost = config.entryKind === 'Post'
  return posts
    .filter(({ frontMatter: { unlisted, version } }) => !unlisted && (isPost || version))
    .slice(0, limit)
    .map(({ title, href, date, frontMatter: { version, description } }) => ({
      title: version ? `${siteConfig.product.name} ${version}` : title,
      ...{ href, date, description },
    }))
}

/** Returns the entry of the release that a post announces, or the listed posts that announce it, oldest first. */
export function findRelatedAnnouncements(
  { frontMatter: { release: announces, version } }: PageDocument,
  blogs: readonly WithPosts[],
): PostLink[] {
  const listed = blogs
    .flatMap(({ posts }) => posts)
    .filter(({ frontMatter }) => !frontMatter.unlisted)
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
export function checkAnnouncements(blogs: readonly WithPosts[]): ModelProblem[] {
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
