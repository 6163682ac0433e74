import type { PostLink } from '@/lib/records/navigation'
import type { Post } from './types'

export function toPostLink({ title, href, date }: Post): PostLink {
  return { title, href, date }
}

/** Returns the other listed posts of a post's series, in the given order. */
export function findSeries(post: Post, posts: Post[]): PostLink[] {
  if (post.series === undefined) return []
  return posts
    .filter((other) => other !== post && other.series === post.series && !other.unlisted)
    .map(toPostLink)
}

const MAX_RELATED = 3

/** Returns listed posts outside a post's series that share tags with it: most shared tags first, then the newest. */
export function findRelated(post: Post, posts: Post[]): PostLink[] {
  const own = new Set(post.tags.map(({ href }) => href))
  return posts
    .filter((other) => other !== post && !other.unlisted)
    .filter((other) => post.series === undefined || other.series !== post.series)
    .map((other) => ({ other, shared: other.tags.filter(({ href }) => own.has(href)).length }))
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared)
    .slice(0, MAX_RELATED)
    .map(({ other }) => toPostLink(other))
}
