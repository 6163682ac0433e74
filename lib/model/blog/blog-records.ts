import type { BlogConfig } from '@/lib/config/types'
import type { BlogPage, Post as PostRecord, PostAuthor, Release } from '@/lib/records/site-page'
import type { Author } from '@/lib/source/schemas/authors'
import { changeKinds } from '@/lib/source/schemas/releases'
import type { PlannedPage, SiteFacts } from '../shared/page-base'
import { findShareImage, toPageBody, toRecord } from '../shared/page-base'
import type { BlogPageData } from './blog-pages'
import type { Blog } from './create-blog'
import type { Post } from './create-posts'
import { toCompareUrl } from '@/lib/config/product'
import type { CrossLinks } from './cross-links'

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

function toPost(post: Post, { wordsPerMinute }: BlogConfig, facts: SiteFacts): PostRecord {
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

/** Creates the record of a page. */
export function toBlogRecord(
  { config }: Pick<Blog, 'config'>,
  page: BlogPageData,
  { facts, findLinks }: { facts: SiteFacts; findLinks: (post: Post) => CrossLinks },
): BlogPage {
  const { post, list } = page
  const own = {
    ...page.own,
    ...(post && { post: toPost(post, config, facts), ...findLinks(post) }),
    ...(list && {
      list: {
        entries: list.items.map((entry) => ({
          post: toPost(entry, config, facts),
          body: toPageBody(entry.path, facts),
          isTruncated: facts.findOutline(entry.path)?.truncated ?? false,
        })),
        newerHref: list.newerHref,
        olderHref: list.olderHref,
      },
    }),
  }
  // Pages of posts have a post, and pages of lists a list.
  return toRecord<BlogPage>({ ...page, own: own as PlannedPage<BlogPage>['own'] }, facts)
}
