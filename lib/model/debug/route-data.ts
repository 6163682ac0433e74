import type { Json } from '@/lib/records/debug'
import type { PostList, SitePage } from '@/lib/records/site-page'
import { toJson } from './json'

const listHrefs = ({ entries }: PostList) => entries.map(({ post }) => post.href)

/**
 * Returns what the panel shows of a blog's page besides its route: the items of a list, metadata, and for the page of a
 * tag, the tag and the metadata of its list. Returns undefined for any other page.
 */
export function findRouteData(page: SitePage): Json | undefined {
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
