import type { BlogConfig } from '@/lib/config/types'
import type { PostAuthor, PostList, Post as PostRecord, Release } from '@/lib/records/site-page'
import type { Author } from '@/lib/source/schemas/authors'
import { changeKinds } from '@/lib/source/schemas/releases'
import type { SiteFacts } from '../shared/page-base'
import { findShareImage, toPageBody } from '../shared/page-base'
import type { Post } from './create-posts'
import type { ListPage } from './pagination'
import { toCompareUrl } from '@/lib/config/product'

/** @example toReadingTime(450, 200) // '3 min read' */
function toReadingTime(words: number, wordsPerMinute: number): string {
  const minutes = Math.max(1, Math.ceil(words / wordsPerMinute))
  return minutes === 1 ? 'One min read' : `${minutes} min read`
}

function toAuthor({ image, ...author }: Author, facts: SiteFacts): PostAuthor {
  return { ...author, picture: image === undefined ? undefined : facts.findPicture(image) }
}

function toRelease({ frontMatter }: Post): Release | undefined {
  const { version, previous, contributors = [], sections = [] } = frontMatter
  if (version === undefined) return undefined
  const packages = sections.flatMap(({ items }) => items.flatMap((item) => item.packages ?? []))
  return {
    contributors,
    compareUrl: previous === undefined ? undefined : toCompareUrl(previous, version),
    sections: sections.map(({ kind, items }) => ({
      kind,
      label: changeKinds[kind],
      items: items.map((item) => ({ packages: item.packages ?? [] })),
    })),
    packages: [...new Set(packages)].sort(),
  }
}

/** Returns what a post's page, lists and feeds show of it. */
export function toPost(post: Post, { wordsPerMinute }: BlogConfig, facts: SiteFacts): PostRecord {
  const { title, href, date, authors, tags, frontMatter } = post
  const { description, original, keywords, hide_reading_time: hidesTime } = frontMatter
  const { words = 0, preview } = facts.findOutline(post.path) ?? {}
  return {
    ...{ title, href, description, date, original, keywords },
    tags: tags.map(({ label, href: to }) => ({ label, href: to })),
    readingTime:
      wordsPerMinute === undefined || hidesTime ? undefined : toReadingTime(words, wordsPerMinute),
    authors: authors.map((author) => toAuthor(author, facts)),
    imageUrl: preview && findShareImage(preview)?.url,
    release: toRelease(post),
  }
}

/** Returns the posts of a list's page with their excerpts. */
export function toPostList(
  { items, newerHref, olderHref }: ListPage<Post>,
  config: BlogConfig,
  facts: SiteFacts,
): PostList {
  const entries = items.map((post) => ({
    post: toPost(post, config, facts),
    body: toPageBody(post.path, facts),
    isTruncated: facts.findOutline(post.path)?.truncated ?? false,
  }))
  return { entries, newerHref, olderHref }
}
