import { withBaseUrl } from '@/lib/config/base-url'
import { siteConfig } from '@/lib/config/site'
import type { SharedImage } from '@/lib/records/page-head'
import { toJsonLdUrl } from '../shared/json-ld'
import type { Post } from './create-posts'

/** Returns the schema.org description of a post. */
export function toPostJsonLd(post: Post, image: SharedImage | undefined): object {
  const url = toJsonLdUrl(post.href)
  const { description, keywords, original } = post.frontMatter
  const authors = post.authors.flatMap(({ name, title, url: page }) =>
    name === undefined ? [] : [{ '@type': 'Person', name, description: title, url: page }],
  )
  return {
    ...{ '@type': 'BlogPosting', '@id': url, url, mainEntityOfPage: url },
    headline: post.title,
    description,
    datePublished: post.date,
    image: image && { '@type': 'ImageObject', ...image },
    keywords: keywords?.length ? keywords : undefined,
    author: authors.length > 0 ? authors : undefined,
    isBasedOn: original?.url,
    publisher: {
      '@type': 'Organization',
      ...{ name: siteConfig.title, url: toJsonLdUrl(withBaseUrl('/')) },
    },
  }
}
