import type { Metadata } from 'next'
import type { Blog } from '@/lib/model/blog/create-blog'
import type { BlogPageData } from '@/lib/model/blog/types'
import { toFeedAlternates } from './feed-alternates'
import { toMetadata } from './metadata'

/** The head of a page of a blog. */
export function toBlogMetadata(blog: Blog, page: BlogPageData): Metadata {
  const { title, description, href, keywords } = page
  const { alternates, ...own } = toMetadata({
    title,
    description,
    canonicalHref: encodeURI(href),
    keywords,
    noIndex: page.noIndex || page.unlisted,
  })
  return { ...own, alternates: { ...alternates, types: toFeedAlternates(blog.config) } }
}
