import type { Metadata } from 'next'
import type { BlogConfig } from '@/lib/config/types'
import type { BlogPageData } from '@/lib/content/blog/types'
import { toMetadata } from './metadata'

/** The head of a page of a blog. */
export function toBlogMetadata(_config: BlogConfig, page: BlogPageData): Metadata {
  const { title, description, href, keywords } = page
  const metadata = toMetadata({
    title,
    description,
    canonicalHref: encodeURI(href),
    keywords,
    noIndex: page.noIndex || page.unlisted,
  })
  if (page.kind !== 'post') return metadata
  const { date, authors, tags } = page.post
  const authorUrls = authors.flatMap(({ url }) => url ?? [])
  return {
    ...metadata,
    openGraph: {
      ...metadata.openGraph,
      type: 'article',
      publishedTime: date,
      ...(authorUrls.length > 0 && { authors: authorUrls }),
      ...(tags.length > 0 && { tags: tags.map(({ label }) => label) }),
    },
  }
}
