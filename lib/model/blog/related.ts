import type { PostLink } from '@/lib/records/navigation'
import type { Post } from './create-posts'

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
