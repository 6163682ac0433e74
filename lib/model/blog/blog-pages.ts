import { findSiteUrl, withBaseUrl } from '@/lib/config/base-url'
import { formatDate } from '@/lib/config/dates'
import { listFeeds, toFeedPath } from '@/lib/config/feed-formats'
import { siteConfig } from '@/lib/config/site'
import type { BlogConfig } from '@/lib/config/types'
import { groupBy } from '@/lib/core/group-by'
import type { Href } from '@/lib/core/url'
import { joinPagePath, withPageEnding } from '@/lib/core/url'
import type { BlogPage, BlogReference } from '@/lib/records/site-page'
import type { OwnFields, PageInput, PlannedPage, SiteFacts } from '../shared/page-base'
import { toEditLinks } from '../shared/page-base'
import type { Tag } from '../shared/tags'
import { groupByLetter, groupByTag } from '../shared/tags'
import { toPost, toPostList } from './blog-records'
import type { Post } from './create-posts'
import type { ListPage } from './pagination'
import { paginate } from './pagination'
import { findRelated, findSeries, toPostLink } from './related'
import { toPostJsonLd } from './post-json-ld'

/** A page of a blog before its record is made. */
export type BlogPageData = PlannedPage<BlogPage['kind']>

/** @example toPageTitle('Blog', 2) // 'Blog, page 2' */
function toPageTitle(title: string, number: number): string {
  return number === 1 ? title : `${title}, page ${number}`
}

/** @example toSpan([newest, …, oldest]) // 'from Mar 9, 2021 to Sep 1, 2022' */
function toSpan(posts: Post[]): string {
  const newest = formatDate(posts[0]?.date ?? '')
  const oldest = formatDate(posts.at(-1)?.date ?? '')
  return newest === oldest ? `from ${newest}` : `from ${oldest} to ${newest}`
}

/** Returns a list's own description, if any, for its first page, and a unique one with post dates for other pages. */
function toListDescription(
  { items, number }: ListPage<Post>,
  subject: string,
  description: string | undefined,
): string {
  if (number === 1 && description !== undefined) return description
  return `${subject} ${toSpan(items)}, newest first.`
}

/** Returns the feeds by type. Feeds need absolute URLs, so there are none if the site's origin is unknown. */
function findFeeds(config: BlogConfig): PageInput['feeds'] {
  if (siteConfig.url === undefined) return undefined
  const feeds: PageInput['feeds'] = {}
  for (const { path, type, label } of listFeeds(config)) {
    const href = withBaseUrl(path)
    feeds[type] = [{ url: findSiteUrl(href) ?? href, title: `${config.title} (${label})` }]
  }
  return feeds
}

function toReference(config: BlogConfig, root: Href, posts: Post[]): BlogReference {
  const hasTags = posts.some(({ tags }) => tags.length > 0)
  return {
    title: config.title,
    entry: config.words.entry,
    feedHref: withBaseUrl(toFeedPath(config, 'rss')),
    archiveHref: config.archive ? joinPagePath(root, 'archive') : undefined,
    tagsHref: hasTags ? joinPagePath(root, 'tags') : undefined,
  }
}

type Planner = <Kind extends BlogPage['kind']>(
  input: PageInput & {
    kind: Kind
    createOwn: (facts: SiteFacts) => Omit<OwnFields<Kind>, 'blog'>
  },
) => BlogPageData

/** What the pages of a blog are created from. */
type Context = {
  config: BlogConfig
  /** URL of the blog's first page. */
  root: Href
  /** Every post that has a page, newest first. */
  posts: Post[]
  /** The posts that lists show. */
  listed: Post[]
  /** Creates a page with what all of them have. */
  plan: Planner
}

function createPlanner(config: BlogConfig, root: Href, posts: Post[]): Planner {
  const blog = toReference(config, root, posts)
  const feeds = findFeeds(config)
  return (input) => ({
    ...{ noIndex: config.noIndex, feeds },
    // Lists, the archive and tags share the blog's social image.
    pictureOf: input.document || input.href === root ? undefined : root,
    ...input,
    card: { section: config.title, ...input.card },
    createOwn: (facts) => ({ ...input.createOwn(facts), blog }),
  })
}

function createPostPage(
  post: Post,
  lists: ListPage<Post>[],
  { config, listed, plan }: Context,
): BlogPageData {
  const { href, title, date, authors, tags, frontMatter } = post
  const { description, unlisted, version } = frontMatter
  const index = listed.indexOf(post)
  const [newer, older] = index === -1 ? [] : [listed[index - 1], listed[index + 1]]
  return plan({
    kind: config.entryKind === 'Release' ? 'release' : 'post',
    ...{ href, title, description, unlisted, document: post },
    scheduledFor: post.isScheduled ? date : undefined,
    article: {
      publishedTime: date,
      authors: authors.flatMap(({ url }) => url ?? []),
      tags: tags.map(({ label }) => label),
    },
    card: {
      title: version === undefined ? title : `${siteConfig.title} ${title}`,
      detail: formatDate(date),
    },
    toStructuredData: (image) => toPostJsonLd(post, image),
    createOwn: (facts) => ({
      post: toPost(post, config, facts),
      newer: newer && toPostLink(newer),
      older: older && toPostLink(older),
      series: findSeries(post, listed),
      related: findRelated(post, listed),
      listHref: lists.find(({ items }) => items.includes(post))?.href,
      edit: toEditLinks(title, post),
      ...facts.findLinks(post),
    }),
  })
}

function createArchivePage({ config, root, listed, plan }: Context): BlogPageData {
  const description = `${config.title}: every ${config.words.entry} by year, newest first.`
  const years = [...groupBy(listed, ({ date }) => date.slice(0, 4))]
  return plan({
    kind: 'archive',
    ...{ href: joinPagePath(root, 'archive'), title: 'Archive', description },
    createOwn: () => ({
      years: years.map(([year, ofYear]) => ({ year, posts: ofYear.map(toPostLink) })),
    }),
  })
}

function createTagPages({ config, root, posts, plan }: Context): BlogPageData[] {
  const { entry, entries } = config.words
  const groups = groupByTag(posts, ({ tags }) => tags)
  if (groups.length === 0) return []
  const tagsHref = joinPagePath(root, 'tags')
  const toHref = ({ slug }: Tag) => joinPagePath(tagsHref, slug)
  const description = `${config.title}: every tag in alphabetical order, with its number of ${entries}.`
  const tagPages = groups.flatMap((group) => {
    const { items, label, unlisted } = group
    const count = items.length === 1 ? `One ${entry}` : `${items.length} ${entries}`
    const subject = `${config.title}: ${entries} tagged with “${label}”`
    return paginate(items, config.postsPerPage, toHref(group)).map((list) =>
      plan({
        ...{ kind: 'blog-tag', href: list.href, unlisted },
        title: toPageTitle(`${count} tagged with “${label}”`, list.number),
        description: toListDescription(list, subject, group.description),
        createOwn: (facts) => ({ tagsHref, list: toPostList(list, config, facts) }),
      }),
    )
  })
  const index = plan({
    ...{ kind: 'blog-tags', href: tagsHref, title: 'Tags', description },
    createOwn: () => ({ letters: groupByLetter(groups, toHref) }),
  })
  return [index, ...tagPages]
}

/** Creates every page of a blog. @param posts newest first */
export function createBlogPages(config: BlogConfig, posts: Post[]): BlogPageData[] {
  const root = withPageEnding(withBaseUrl(config.routeBasePath))
  const plan = createPlanner(config, root, posts)
  const listed = posts.filter(({ frontMatter }) => !frontMatter.unlisted)
  const context: Context = { config, root, posts, listed, plan }
  const lists = paginate(listed, config.postsPerPage, root)
  const subject = `${config.title}: ${config.words.entries}`
  return [
    ...lists.map((list) =>
      plan({
        ...{ kind: 'post-list', href: list.href },
        title: toPageTitle(config.title, list.number),
        description: toListDescription(list, subject, config.description),
        createOwn: (facts) => ({ list: toPostList(list, config, facts) }),
      }),
    ),
    ...posts.map((post) => createPostPage(post, lists, context)),
    ...(config.archive ? [createArchivePage(context)] : []),
    ...createTagPages(context),
  ]
}
