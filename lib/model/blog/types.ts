import type { PostFile } from '@/lib/source/document-files'
import type { Href } from '@/lib/core/url'
import type { PostLink, TagLetter, TagLink } from '@/lib/records/navigation'
import type { Author } from './authors'
import type { ListPage } from './pagination'
import type { Release } from './release'

export type { PostFile }

/** An entry of a blog. */
export type Post = {
  /** Path of the page on the site, with a leading and a trailing slash. */
  href: Href
  path: string
  title: string
  description: string | undefined
  keywords: string[]
  /** ISO 8601 day. */
  date: string
  authors: Author[]
  /** Original of a retold post. */
  original: { authors: string[]; url: string } | undefined
  tags: TagLink[]
  series: string | undefined
  unlisted: boolean
  /** Whether its date is in the future. */
  isScheduled: boolean
  hideReadingTime: boolean
  /** Heading levels of the table of contents. */
  toc: { min: number; max: number; hidden: boolean }
  release: Release | undefined
  /** Version of the release that the post announces. */
  announces: string | undefined
  frontMatter: PostFile['frontMatter']
}

/** Fields of every page of a blog instance. */
export type BlogPageBase = {
  /** Id of the instance. */
  instanceId: string
  href: Href
  title: string
  description: string | undefined
  keywords: string[]
  unlisted: boolean
  noIndex: boolean
}

export type PostPageData = BlogPageBase & {
  kind: 'post'
  post: Post
  newer: PostLink | undefined
  older: PostLink | undefined
  /** The other posts of its series, newest first. */
  series: PostLink[]
  /** Posts that share most of its tags, at most three. */
  related: PostLink[]
  /** The list page that shows it; undefined if none does. */
  listHref: Href | undefined
}

export type PostListPageData = BlogPageBase & {
  kind: 'list'
  list: ListPage<Post>
}

/** All posts by year, newest first. */
export type ArchivePageData = BlogPageBase & {
  kind: 'archive'
  years: { year: string; posts: PostLink[] }[]
}

export type BlogTagsPageData = BlogPageBase & {
  kind: 'tags'
  letters: TagLetter[]
}

/** The posts that have a tag. */
export type BlogTagPageData = BlogPageBase & {
  kind: 'tag'
  /** URL of the page of all tags. */
  tagsHref: Href
  list: ListPage<Post>
}

/** A page of a blog instance. */
export type BlogPageData =
  PostPageData | PostListPageData | ArchivePageData | BlogTagsPageData | BlogTagPageData
