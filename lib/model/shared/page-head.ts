import { findSiteUrl, toHref, toSitePath, withBaseUrl } from '@/lib/config/base-url'
import { defaultLocale, locales } from '@/lib/config/locales'
import { siteConfig } from '@/lib/config/site'
import { isExternalUrl } from '@/lib/core/url'
import type { HeadTag as DocumentTag } from '@/lib/markdown/core/head-tags'
import { toHeadKind, toHeadValue } from '@/lib/markdown/core/head-tags'
import type { PageKind } from '@/lib/records/site-page'
import { hasTwin, toTwinPath } from '@/lib/records/twin'
import type { HeadTag, PageHead, PageMetadata, SharedImage } from '@/lib/records/page-head'
import type { PageInput } from './page-base'
import { toSearchFacets } from './search-facets'

/** Input for the head of a page, besides what its record is made from. */
export type HeadFacts = {
  kind: PageKind
  isIndexable: boolean
  /** Tags of the document itself. */
  ownTags?: DocumentTag[]
  image?: SharedImage | undefined
  structuredData?: object | undefined
}

/** Returns `page | site`, or only the site title. */
export function toDocumentTitle(title: string | undefined): string {
  return title === undefined
    ? siteConfig.title
    : `${title} ${siteConfig.titleDelimiter} ${siteConfig.title}`
}

/** Kinds of a document's tags that become values of the head. */
const valueKinds = new Set([
  ...['title', 'description', 'keywords', 'robots', 'canonical'],
  ...['og:site_name', 'og:title', 'og:description', 'og:url', 'og:image'],
  ...['twitter:card', 'twitter:title', 'twitter:description', 'twitter:image'],
])

function findAbsolute(value: string): string | undefined {
  if (isExternalUrl(value)) return value
  return findSiteUrl(value.startsWith('/') ? withBaseUrl(value) : value)
}

/** Returns a URL of the document's own tags. Other sites need it to be absolute; otherwise, it's left out. */
function findOwnUrl(own: ReadonlyMap<string, string>, kind: string): string | undefined {
  const value = own.get(kind)
  return value === undefined ? undefined : findAbsolute(value)
}

/** Converts a document's tag to a tag of its page, or to none if it is a value of the head. */
function toOwnTag(tag: DocumentTag): HeadTag[] {
  const kind = toHeadKind(tag)
  if (tag.tag === 'title' || valueKinds.has(kind)) return []
  const { href, ...attributes } = tag.attributes
  const target = href?.startsWith('/') && !href.startsWith('//') ? toHref(href) : href
  return [
    {
      tag: tag.tag,
      attributes: target === undefined ? attributes : { ...attributes, href: target },
    },
  ]
}

/**
 * Creates the head of a page. A document's own tag replaces the site's tag of the same kind; React changes it with the
 * page. Pages that search engines are asked not to list have neither language tags nor structured data.
 */
export function toPageHead(
  input: PageInput,
  { kind, isIndexable, image, ownTags = [], structuredData }: HeadFacts,
): PageHead {
  const { article, document, feeds } = input
  const own = new Map(ownTags.map((tag) => [toHeadKind(tag), toHeadValue(tag)]))
  const ownTitle = 'headTitle' in input ? input.headTitle : input.title
  const title = own.get('title') ?? toDocumentTitle(ownTitle)
  const description = own.get('description') ?? (input.description || undefined)
  const keywords = document?.frontMatter.keywords ?? input.keywords
  const ownCanonical = own.get('canonical')
  const canonical =
    ownCanonical === undefined
      ? findSiteUrl(input.canonicalHref ?? input.href)
      : findAbsolute(ownCanonical)

  /** Leaves out a value for which the document has a tag. */
  const unlessOwn = <Value>(tag: string, value: Value) => (own.has(tag) ? undefined : value)
  const ownImage = findOwnUrl(own, 'og:image')
  // The size is that of the site's image.
  const hasOwnSize = own.has('og:image:width') || own.has('og:image:height')
  const siteImage = image && hasOwnSize ? { url: image.url } : image
  const shownImage = ownImage === undefined ? unlessOwn('og:image', siteImage) : { url: ownImage }
  // Next fills in the rest from `openGraph`, and the size of the picture if it isn't set here.
  const twitter = {
    ...{ card: own.get('twitter:card'), title: own.get('twitter:title') },
    description: own.get('twitter:description'),
    images: findOwnUrl(own, 'twitter:image') ?? shownImage?.url,
  }
  const twin = hasTwin({ kind, isIndexable })
    ? findSiteUrl(withBaseUrl(toTwinPath(toSitePath(input.href))))
    : undefined
  const types = twin ? { ...feeds, 'text/markdown': twin } : feeds
  const codes = [...locales.map(({ htmlLang }) => htmlLang), 'x-default']
  const metadata = {
    ...{ title, description },
    keywords: own.get('keywords') ?? (keywords?.join(',') || undefined),
    robots:
      own.get('robots') ??
      (isIndexable ? undefined : `noindex, ${input.isFollowed ? 'follow' : 'nofollow'}`),
    alternates: {
      ...{ canonical, types },
      languages:
        isIndexable && canonical !== undefined
          ? Object.fromEntries(codes.map((code) => [code, canonical]))
          : undefined,
    },
    openGraph: {
      siteName: own.get('og:site_name') ?? siteConfig.title,
      title: own.get('og:title') ?? title,
      description: own.get('og:description') ?? description,
      url: own.has('og:url') ? findOwnUrl(own, 'og:url') : canonical,
      images: shownImage && [shownImage],
      type: article ? 'article' : unlessOwn('og:type', 'website'),
      // Open Graph separates the parts of a language tag differently: https://ogp.me/#optional
      locale: unlessOwn('og:locale', defaultLocale.htmlLang.replace('-', '_')),
      publishedTime: unlessOwn('article:published_time', article?.publishedTime),
      authors: unlessOwn('article:author', article?.authors),
      tags: unlessOwn('article:tag', article?.tags),
    },
    twitter: Object.values(twitter).some((value) => value !== undefined) ? twitter : undefined,
    other: toSearchFacets(kind, input.searchVersion),
  }
  return {
    // Next takes a key without a value for a value.
    metadata: JSON.parse(JSON.stringify(metadata)) as PageMetadata,
    ownTags: ownTags.flatMap(toOwnTag),
    structuredData: isIndexable ? structuredData : undefined,
  }
}
