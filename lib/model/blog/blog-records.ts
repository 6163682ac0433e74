import { siteConfig } from '@/lib/config/site'
import { listFeeds, toFeedHref } from '@/lib/config/feed-formats'
import type { BlogConfig, Served } from '@/lib/config/types'
import { formatDate } from '@/lib/config/dates'
import { ensureTrailingSlash, joinPath } from '@/lib/core/url'
import { toSiteUrl } from '@/lib/config/base-url'
import type {
  BlogPage,
  BlogPageBase,
  BlogReference,
  Post as PostRecord,
  PostAuthor,
  PostEntry,
  PostList,
  Release as ReleaseRecord,
} from '@/lib/records/site-page'
import type { PageHead } from '@/lib/records/page-head'
import type { CrossLinks } from './cross-links'
import { toDocumentParts, toPageBody } from '../shared/document-parts'
import { toEditLinks } from '../shared/edit-links'
import { toPostJsonLd } from './post-json-ld'
import type { BaseInput } from '../shared/page-base'
import { toPageBase } from '../shared/page-base'
import { findShareImage } from '../shared/share-image'
import type { SiteFacts } from '../shared/site-facts'
import type { Author } from './authors'
import type { Blog } from './create-blog'
import type { ListPage } from './pagination'
import { toReadingTime } from './reading-time'
import type { Release } from './release'
import { changeKinds } from '@/lib/source/schemas/releases'
import { listPackages } from './release'
import type { BlogPageData, Post, PostPageData } from './types'

/** Input for the records of a blog, besides the blog. */
export type BlogRecordContext = {
  facts: SiteFacts
  crossLinks: CrossLinks
}

function toAuthor({ image, ...author }: Author, facts: SiteFacts): PostAuthor {
  return { ...author, picture: image === undefined ? undefined : facts.findPicture(image) }
}

function toRelease({ version, compareUrl, contributors, sections }: Release): ReleaseRecord {
  return {
    ...{ version, compareUrl, contributors },
    sections: sections.map(({ kind, items }) => ({
      kind,
      label: changeKinds[kind],
      items: items.map(({ packages = [] }) => ({ packages })),
    })),
    packages: listPackages(sections),
  }
}

function toPost(post: Post, { wordsPerMinute }: Served<BlogConfig>, facts: SiteFacts): PostRecord {
  const { title, href, description, date, authors, original, tags, release } = post
  const { words = 0, preview } = facts.findOutline(post.path) ?? {}
  return {
    ...{ title, href, description, date, original, tags },
    readingTime:
      wordsPerMinute === undefined || post.hideReadingTime
        ? undefined
        : toReadingTime(words, wordsPerMinute),
    authors: authors.map((author) => toAuthor(author, facts)),
    imageUrl: preview && findShareImage(preview)?.url,
    release: release && toRelease(release),
  }
}

function toEntry(post: Post, config: Served<BlogConfig>, facts: SiteFacts): PostEntry {
  return {
    post: toPost(post, config, facts),
    body: toPageBody(post.path, facts),
    isTruncated: facts.findOutline(post.path)?.truncated ?? false,
  }
}

function toList(list: ListPage<Post>, config: Served<BlogConfig>, facts: SiteFacts): PostList {
  return {
    entries: list.items.map((post) => toEntry(post, config, facts)),
    newerHref: list.newerHref,
    olderHref: list.olderHref,
  }
}

function toReference({ config, posts }: Blog): BlogReference {
  const toHref = (path: string) => joinPath(config.routeBasePath, path)
  const hasTags = posts.some(({ tags }) => tags.length > 0)
  return {
    id: config.id,
    title: config.title,
    entry: config.words.entry,
    feedHref: toFeedHref(config, 'rss'),
    archiveHref: config.archive ? toHref('archive/') : undefined,
    tagsHref: hasTags ? toHref('tags/') : undefined,
  }
}

/** Lists the feeds. Feeds need absolute URLs, so there are none if the site's origin is unknown. */
function findFeeds(config: Served<BlogConfig>): PageHead['feeds'] {
  const { url: origin } = siteConfig
  if (origin === undefined) return undefined
  return listFeeds(config).map(({ href, type, label }) => ({
    type,
    url: toSiteUrl(href, origin),
    title: `${config.feed.title} (${label})`,
  }))
}

function toPostInput({ post }: PostPageData): Partial<BaseInput> {
  const { date, authors, tags, release, frontMatter } = post
  return {
    document: { path: post.path, lastUpdate: frontMatter.last_update, draft: frontMatter.draft },
    article: {
      publishedTime: date,
      authors: authors.flatMap(({ url }) => url ?? []),
      tags: tags.map(({ label }) => label),
    },
    card: {
      ...(release && { title: `${siteConfig.title} ${post.title}` }),
      detail: formatDate(date),
    },
  }
}

function toBlogPageBase(
  blog: Blog,
  page: BlogPageData,
  { facts }: BlogRecordContext,
): BlogPageBase {
  const { config } = blog
  const { href, title, description, keywords, unlisted, noIndex } = page
  const own = page.kind === 'post' ? toPostInput(page) : {}
  // Lists, the archive and tags share the blog's social image.
  const blogHref = ensureTrailingSlash(config.routeBasePath)
  const isList = page.kind !== 'post' && href !== blogHref
  const base = toPageBase(
    {
      ...{ href, title, description, keywords, unlisted, noIndex },
      ...own,
      ...(isList && { pictureOf: blogHref }),
      card: { section: config.title, ...own.card },
      feeds: findFeeds(config),
      toStructuredData: (image) => (page.kind === 'post' ? [toPostJsonLd(page, image)] : []),
    },
    facts,
  )
  return { ...base, blog: toReference(blog) }
}

function toBlogRecord(blog: Blog, page: BlogPageData, context: BlogRecordContext): BlogPage {
  const { config } = blog
  const { facts } = context
  const base = toBlogPageBase(blog, page, context)
  switch (page.kind) {
    case 'post': {
      const { post, newer, older, series, related, listHref } = page
      return {
        ...base,
        kind: config.entryKind === 'Release' ? 'release' : 'post',
        ...toDocumentParts(post.path, post.toc, facts),
        post: toPost(post, config, facts),
        ...(post.isScheduled && { scheduledFor: post.date }),
        edit: toEditLinks(post.title, post.path, post.frontMatter.custom_edit_url),
        ...{ newer, older, series, related, listHref },
        relatedAnnouncements: context.crossLinks.findRelatedAnnouncements(post),
        docs: context.crossLinks.findDocs(post),
      }
    }
    case 'list':
      return { ...base, kind: 'post-list', list: toList(page.list, config, facts) }
    case 'archive':
      return { ...base, kind: 'archive', years: page.years }
    case 'tags':
      return { ...base, kind: 'blog-tags', letters: page.letters }
    case 'tag':
      return {
        ...base,
        kind: 'blog-tag',
        tagsHref: page.tagsHref,
        list: toList(page.list, config, facts),
      }
  }
}

/** Creates the records of a blog. */
export function toBlogRecords(blog: Blog, context: BlogRecordContext): BlogPage[] {
  return blog.pages.map((page) => toBlogRecord(blog, page, context))
}
