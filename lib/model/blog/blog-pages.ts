import { formatDate } from '@/lib/config/dates'
import type { BlogConfig, Served } from '@/lib/config/types'
import { groupBy } from '@/lib/core/group-by'
import { ensureTrailingSlash, joinPath } from '@/lib/core/url'
import type { TagGroup } from '../shared/tags'
import { groupByLetter, groupByTag } from '../shared/tags'
import type { PlacedPost } from './create-posts'
import type { ListPage } from './pagination'
import { paginate } from './pagination'
import { findRelated, findSeries, toPostLink } from './related'
import type { BlogPageBase, BlogPageData } from './types'

type BlogContext = {
  config: Served<BlogConfig>
  /** Route of the blog, with a leading and a trailing slash. */
  root: string
  /** Every post that has a page, newest first. */
  posts: PlacedPost[]
  /** The posts that lists show. */
  listed: PlacedPost[]
  /** Returns the fields that every page has. */
  toBase: (href: string, title: string, description: string | undefined) => BlogPageBase
}

/** @example toPageTitle('Blog', 2) // 'Blog, page 2' */
function toPageTitle(title: string, number: number): string {
  return number === 1 ? title : `${title}, page ${number}`
}

/** @example toSpan([newest, …, oldest]) // 'from Mar 9, 2021 to Sep 1, 2022' */
function toSpan(posts: PlacedPost[]): string {
  const newest = formatDate(posts[0]?.date ?? '')
  const oldest = formatDate(posts.at(-1)?.date ?? '')
  return newest === oldest ? `from ${newest}` : `from ${oldest} to ${newest}`
}

/** Returns a list's own description, if any, for its first page, and a unique one with post dates for other pages. */
function toListDescription(
  { items, number }: ListPage<PlacedPost>,
  subject: string,
  description: string | undefined,
): string {
  if (number === 1 && description !== undefined) return description
  return `${subject} ${toSpan(items)}, newest first.`
}

function createListAndPostPages({
  config,
  root,
  posts,
  listed,
  toBase,
}: BlogContext): BlogPageData[] {
  const lists = paginate(listed, config.postsPerPage, root)
  const listHrefs = new Map(lists.flatMap(({ items, href }) => items.map((post) => [post, href])))
  const listPages = lists.map((list): BlogPageData => ({
    ...toBase(
      list.href,
      toPageTitle(config.title, list.number),
      toListDescription(list, `${config.title}: ${config.words.entries}`, config.description),
    ),
    kind: 'list',
    list,
  }))
  const postPages = posts.map((post): BlogPageData => {
    const index = listed.indexOf(post)
    const [newer, older] = index === -1 ? [] : [listed[index - 1], listed[index + 1]]
    return {
      ...toBase(post.href, post.title, post.description),
      kind: 'post',
      keywords: post.keywords,
      unlisted: post.unlisted,
      post,
      newer: newer && toPostLink(newer),
      older: older && toPostLink(older),
      series: findSeries(post, listed),
      related: findRelated(post, listed),
      listHref: listHrefs.get(post),
    }
  })
  return [...listPages, ...postPages]
}

function createArchivePage({ config, root, listed, toBase }: BlogContext): BlogPageData {
  const years = groupBy(listed, ({ date }) => date.slice(0, 4))
  return {
    ...toBase(
      joinPath(root, 'archive/'),
      'Archive',
      `${config.title}: every ${config.words.entry} by year, newest first.`,
    ),
    kind: 'archive',
    years: [...years].map(([year, ofYear]) => ({ year, posts: ofYear.map(toPostLink) })),
  }
}

function createTagPages({ config, root, posts, toBase }: BlogContext): BlogPageData[] {
  const groups = groupByTag(
    posts.map((post) => ({ post, tags: post.tagList, unlisted: post.unlisted })),
  )
  if (groups.length === 0) return []
  const tagsHref = joinPath(root, 'tags/')
  const toHref = ({ slug }: TagGroup<unknown>) => joinPath(tagsHref, slug, '/')
  const tags = groups
    .filter(({ unlisted }) => !unlisted)
    .map((group) => ({ label: group.label, href: toHref(group), count: group.items.length }))
  const { entry, entries } = config.words
  const tagPages = groups.flatMap((group) => {
    const tagged = group.items.map(({ post }) => post)
    const count = tagged.length === 1 ? `One ${entry}` : `${tagged.length} ${entries}`
    const title = `${count} tagged with “${group.label}”`
    return paginate(tagged, config.postsPerPage, toHref(group)).map((list): BlogPageData => ({
      ...toBase(
        list.href,
        toPageTitle(title, list.number),
        toListDescription(
          list,
          `${config.title}: ${entries} tagged with “${group.label}”`,
          group.description,
        ),
      ),
      kind: 'tag',
      unlisted: group.unlisted,
      tagsHref,
      list,
    }))
  })
  return [
    {
      ...toBase(
        tagsHref,
        'Tags',
        `${config.title}: every tag in alphabetical order, with its number of ${entries}.`,
      ),
      kind: 'tags',
      letters: groupByLetter(tags),
    },
    ...tagPages,
  ]
}

/** Creates every page of a blog. @param posts newest first */
export function createBlogPages(config: Served<BlogConfig>, posts: PlacedPost[]): BlogPageData[] {
  const context: BlogContext = {
    config,
    root: ensureTrailingSlash(config.routeBasePath),
    posts,
    listed: posts.filter(({ unlisted }) => !unlisted),
    toBase: (href, title, description) => ({
      instanceId: config.id,
      href,
      title,
      description,
      keywords: [],
      unlisted: false,
      noIndex: config.noIndex,
    }),
  }
  return [
    ...createListAndPostPages(context),
    ...(config.archive ? [createArchivePage(context)] : []),
    ...createTagPages(context),
  ]
}
