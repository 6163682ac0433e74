import { withBaseUrl } from '@/lib/config/base-url'
import { siteConfig } from '@/lib/config/site'
import type { SharedImage } from '@/lib/records/page-head'
import { toJsonLdUrl } from '../shared/json-ld'
import type { Post } from './create-posts'

/** Returns the schema.org description of a post. */
export function toPostJsonLd(post: Post, image: SharedImage | undefined): object {
  const url = toJsonLdUrl(post.href)
  const { description, keywords, original } = post.frontMatter
  return {
    ...{ '@type': 'BlogPosting', '@id': url, url, mainEntityOfPage: url },
    headline: post.title,
    description,
    datePublished: post.date,
    image: image && { '@type': 'ImageObject', ...image },
    keywords: keywords?.length ? keywords : undefined,
    author: post.authors
      .filter(({ name }) => name !== undefined)
      .map((author) => ({
        '@type': 'Person',
        ...{ name: author.name, description: author.title, url: author.url },
      })),
    isBasedOn: original?.url,
    publisher: {
      '@type': 'Organization',
      ...{ name: siteConfig.title, url: toJsonLdUrl(withBaseUrl('/')) },
    },
  }
}
