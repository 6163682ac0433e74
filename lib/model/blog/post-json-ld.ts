import { withBaseUrl } from '@/lib/config/base-url'
import { siteConfig } from '@/lib/config/site'
import { toJsonLdUrl } from '../shared/json-ld-url'
import type { ShareImage } from '../shared/share-image'
import type { PostPageData } from './types'

/** Returns the schema.org description of a post. */
export function toPostJsonLd({ post }: PostPageData, image?: ShareImage): object {
  const url = toJsonLdUrl(post.href)
  return {
    '@type': 'BlogPosting',
    '@id': url,
    url,
    mainEntityOfPage: url,
    headline: post.title,
    ...(post.description !== undefined && { description: post.description }),
    datePublished: post.date,
    ...(image && { image: { '@type': 'ImageObject', ...image } }),
    ...(post.keywords.length > 0 && { keywords: post.keywords }),
    author: post.authors.flatMap(({ name, title, url: authorUrl }) =>
      name === undefined
        ? []
        : [
            {
              '@type': 'Person',
              name,
              ...(title !== undefined && { description: title }),
              ...(authorUrl !== undefined && { url: authorUrl }),
            },
          ],
    ),
    ...(post.original && { isBasedOn: post.original.url }),
    publisher: {
      '@type': 'Organization',
      name: siteConfig.title,
      url: toJsonLdUrl(withBaseUrl('/')),
    },
  }
}
