import { toSiteUrl, withBaseUrl } from '@/lib/config/base-url'
import { defaultLocale } from '@/lib/config/locales'
import { siteConfig } from '@/lib/config/site'
import type { PostPageData } from '../blog/types'
import type { DocPageData, DocsPageData } from '../docs/types'
import type { ShareImage } from './share-image'

/** The site, with how it is searched if it has a page for that. */
export function toSiteJsonLd(hasSearch = false): object {
  const target = `${toSiteUrl(withBaseUrl('/search/'))}?q={search_term_string}`
  return {
    '@type': 'WebSite',
    name: siteConfig.title,
    url: toSiteUrl(withBaseUrl('/')),
    inLanguage: defaultLocale.htmlLang,
    ...(hasSearch && {
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: target },
        'query-input': 'required name=search_term_string',
      },
    }),
  }
}

/** Where a docs page stands; categories without a page of their own are no steps. Undefined for a page below nothing. */
export function toBreadcrumbsJsonLd({
  breadcrumbs,
  href: pageHref,
}: DocsPageData): object | undefined {
  const steps = breadcrumbs.flatMap(({ label, href }, index) => {
    const target = index === breadcrumbs.length - 1 ? pageHref : href
    return target === undefined ? [] : [{ name: label, item: toSiteUrl(target) }]
  })
  if (steps.length < 2) return undefined
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...step,
    })),
  }
}

/**
 * A document as schema.org describes one.
 * @param updated ISO 8601 day on which it was last changed
 */
export function toArticleJsonLd(page: DocPageData, updated: string | undefined): object {
  const { title, description, version } = page
  return {
    '@type': 'TechArticle',
    headline: title,
    ...(description !== undefined && { description }),
    ...(version.badge && { version: version.label }),
    ...(updated !== undefined && { dateModified: updated }),
  }
}

/** A post as schema.org describes one. */
export function toPostJsonLd({ post }: PostPageData, image?: ShareImage): object {
  const url = siteConfig.url + encodeURI(post.href)
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
    publisher: { '@type': 'Organization', name: siteConfig.title, url: siteConfig.url },
  }
}
