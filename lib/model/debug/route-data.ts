import type { DebugRoute, Json } from '@/lib/records/debug'
import type { PostList, SitePage } from '@/lib/records/site-page'
import { toJson } from './json'

/** A page of the site besides the debug panel, with its family and the id of its sidebar. */
export type ListedPage = { page: SitePage; family: string; sidebar: string | undefined }

const listHrefs = ({ entries }: PostList) => entries.map(({ post }) => post.href)

/**
 * Returns what the panel shows of a blog's page besides its route: the items of a list, metadata, and for the page of a
 * tag, the tag and the metadata of its list. Returns undefined for any other page.
 */
function findRouteData(page: SitePage): Json | undefined {
  if (!('blog' in page)) return undefined
  const { title, href } = page
  switch (page.kind) {
    case 'post':
    case 'release': {
      const { date, authors, tags } = page.post
      const names = authors.flatMap(({ name }) => name ?? [])
      const labels = tags.map(({ label }) => label)
      return { metadata: { title, date, authors: names, tags: labels } }
    }
    case 'post-list': {
      const { newerHref, olderHref } = page.list
      return toJson({ items: listHrefs(page.list), metadata: { title, newerHref, olderHref } })
    }
    case 'blog-tag': {
      const { newerHref, olderHref } = page.list
      return toJson({
        items: listHrefs(page.list),
        tag: { title, href },
        listMetadata: { newerHref, olderHref, tagsHref: page.tagsHref },
      })
    }
    case 'archive': {
      const posts = page.years.flatMap((year) => year.posts)
      return { items: posts.map((post) => post.href), metadata: { title } }
    }
    case 'blog-tags': {
      const tags = page.letters.flatMap((letter) => letter.tags)
      return { items: tags.map((tag) => tag.href), metadata: { title } }
    }
  }
}

/** Converts a page to the route that the panel lists. */
export function toDebugRoute({ page, family, sidebar }: ListedPage): DebugRoute {
  const { href, kind, source, isCatchAll } = page
  const data = findRouteData(page)
  return { href, kind, family, source, sidebar, data, exact: !isCatchAll }
}
