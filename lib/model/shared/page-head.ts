import { findSiteUrl, withBaseUrl } from '@/lib/config/base-url'
import { locales } from '@/lib/config/locales'
import { siteConfig } from '@/lib/config/site'
import type { Href } from '@/lib/core/url'
import { isExternalUrl } from '@/lib/core/url'
import type { HeadTag as DocumentTag } from '@/lib/markdown/core/head-tags'
import { toHeadKind, toHeadValue } from '@/lib/markdown/core/head-tags'
import type { HeadTag, PageHead } from '@/lib/records/page-head'
import type { ShareImage } from './share-image'

/** Input for the head of a page. */
export type HeadInput = {
  /** Title of the page; undefined for only the site title. */
  title: string | undefined
  description: string | undefined
  keywords?: string[]
  /** Page that search engines should list. */
  canonicalHref: Href
  isIndexable: boolean
  /** Whether search engines are asked to follow the links of a page that they don't list. */
  isFollowed?: boolean | undefined
  /** Tags of the document itself. */
  ownTags?: DocumentTag[]
  feeds?: PageHead['feeds']
  image?: ShareImage | undefined
  /** For a post: https://ogp.me/#type_article */
  article?: { publishedTime: string; authors: string[]; tags: string[] }
  structuredData?: object[]
}

/** Returns `page | site`, or only the site title. */
export function toDocumentTitle(title: string | undefined): string {
  return title === undefined
    ? siteConfig.title
    : `${title} ${siteConfig.titleDelimiter} ${siteConfig.title}`
}

/** Kinds of a document's tags that become values of the head. */
const valueKinds = new Set(['title', 'description', 'keywords', 'robots', 'canonical'])

/** Kinds of tags whose value is a URL. Other sites need it to be absolute; otherwise, the tag is left out. */
const urlKinds = new Set(['og:url', 'og:image', 'twitter:image'])

function findAbsolute(value: string): string | undefined {
  if (isExternalUrl(value)) return value
  return findSiteUrl(value.startsWith('/') ? withBaseUrl(value) : value)
}

function toMeta(kind: string, content: string | number): HeadTag {
  const key = kind.startsWith('twitter:') ? 'name' : 'property'
  return { tag: 'meta', attributes: { [key]: kind, content: String(content) } }
}

/** Converts a document's tag to a tag of its page, or to none if it is a value of the head. */
function toOwnTag(tag: DocumentTag): HeadTag[] {
  const kind = toHeadKind(tag)
  if (tag.tag === 'title' || valueKinds.has(kind)) return []
  const { href, content: ownContent, ...attributes } = tag.attributes
  const isUrl = ownContent !== undefined && urlKinds.has(kind)
  const content = isUrl ? findAbsolute(ownContent) : ownContent
  if (isUrl && content === undefined) return []
  const isSitePath = href?.startsWith('/') && !href.startsWith('//')
  return [
    {
      tag: tag.tag,
      attributes: {
        ...attributes,
        ...(content !== undefined && { content }),
        ...(href !== undefined && { href: isSitePath ? withBaseUrl(href) : href }),
      },
    },
  ]
}

/**
 * Creates the head of a page. A document's own tag replaces the site's tag of the same kind; React changes it with the
 * page. Pages that search engines are asked not to list have neither language tags nor structured data.
 */
export function toPageHead(input: HeadInput): PageHead {
  const { isIndexable, image, article, ownTags = [], structuredData = [] } = input
  const own = new Map(ownTags.map((tag) => [toHeadKind(tag), toHeadValue(tag)]))
  const title = own.get('title') ?? toDocumentTitle(input.title)
  const description = own.get('description') ?? (input.description || undefined)
  const keywords = own.get('keywords') ?? (input.keywords?.join(',') || undefined)
  const robots =
    own.get('robots') ??
    (isIndexable ? undefined : `noindex, ${input.isFollowed ? 'follow' : 'nofollow'}`)
  const ownCanonical = own.get('canonical')
  const canonical =
    ownCanonical === undefined ? findSiteUrl(input.canonicalHref) : findAbsolute(ownCanonical)

  const shared: [kind: string, content: string | number | undefined][] = [
    ['og:title', title],
    ['og:description', description],
    ['og:url', canonical],
    ['og:type', article ? 'article' : 'website'],
    ['og:site_name', siteConfig.title],
    ['og:image', image?.url],
    ['og:image:width', image?.width],
    ['og:image:height', image?.height],
    ['article:published_time', article?.publishedTime],
    ...(article?.authors ?? []).map((author): [string, string] => ['article:author', author]),
    ...(article?.tags ?? []).map((tag): [string, string] => ['article:tag', tag]),
    ['twitter:card', image ? 'summary_large_image' : 'summary'],
  ]
  const sharedTags = shared.flatMap(([kind, content]) => {
    // The size is that of the site's image.
    const isReplaced = own.has(kind) || (kind.startsWith('og:image') && own.has('og:image'))
    return isReplaced || content === undefined ? [] : [toMeta(kind, content)]
  })
  const languages = [...locales.map(({ htmlLang }) => htmlLang), 'x-default']
  const languageTags =
    isIndexable && canonical !== undefined
      ? languages.map((hrefLang): HeadTag => ({
          tag: 'link',
          attributes: { rel: 'alternate', hrefLang, href: canonical },
        }))
      : []
  return {
    title,
    description,
    keywords,
    robots,
    canonical,
    ...(input.feeds && { feeds: input.feeds }),
    ownTags: ownTags.flatMap(toOwnTag),
    hasOwnViewport: own.has('viewport'),
    sharedTags: [...sharedTags, ...languageTags],
    structuredData: isIndexable ? structuredData : [],
  }
}
