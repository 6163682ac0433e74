import type { Metadata } from 'next'
import { siteConfig } from '@/lib/config/site'
import type { Blog } from '@/lib/content/blog/create-blog'
import type { BlogPageData } from '@/lib/content/blog/types'
import { toPostImage } from '@/lib/content/social-cards'
import { SOCIAL_SIZE } from '@/lib/social/social-card'
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
  const metadata = { ...own, alternates: { ...alternates, types: toFeedAlternates(blog.config) } }
  if (page.kind !== 'post') return metadata
  const { date, authors, tags } = page.post
  const image = toPostImage(blog, page.post)
  const authorUrls = authors.flatMap(({ url }) => url ?? [])
  return {
    ...metadata,
    openGraph: {
      ...metadata.openGraph,
      type: 'article',
      images: [{ url: siteConfig.url + image.href, alt: page.title, ...SOCIAL_SIZE }],
      publishedTime: date,
      ...(authorUrls.length > 0 && { authors: authorUrls }),
      ...(tags.length > 0 && { tags: tags.map(({ label }) => label) }),
    },
  }
}
