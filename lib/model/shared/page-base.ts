import { findSiteUrl, toSitePath, withBaseUrl } from '@/lib/config/base-url'
import { locales } from '@/lib/config/locales'
import { siteConfig } from '@/lib/config/site'
import type { Href } from '@/lib/core/url'
import { stripTrailingSlash } from '@/lib/core/url'
import { isNoIndex } from '@/lib/markdown/core/head-tags'
import type { PageBase, SocialCard } from '@/lib/records/site-page'
import { SOCIAL_SIZE } from '@/lib/records/social-size'
import type { HeadInput } from './page-head'
import { toPageHead } from './page-head'
import type { ShareImage } from './share-image'
import { findShareImage } from './share-image'
import type { LastUpdateOverride, SiteFacts } from './site-facts'

/** Input for the fields that every record has. */
export type BaseInput = {
  href: Href
  title: string
  description: string | undefined
  keywords?: string[]
  /** Page that search engines should list; default: this one. */
  canonicalHref?: Href
  unlisted?: boolean
  /** Whether search engines are asked not to list the page. */
  noIndex?: boolean
  /** Whether they are asked to follow its links anyway. */
  isFollowed?: boolean | undefined
  /** The document that the page shows, if any. */
  document?: {
    path: string
    lastUpdate?: LastUpdateOverride | undefined
    draft?: boolean | undefined
  }
  /** Overrides for the texts of the social image; default: the page's title and the site's name. */
  card?: Partial<SocialCard>
  /** A page whose social image this one shares; by default, it has its own. */
  pictureOf?: Href
  /** Title of the head; undefined for only the site title. Default: `title`. */
  headTitle?: string | undefined
  feeds?: HeadInput['feeds']
  article?: HeadInput['article']
  toStructuredData?: (image: ShareImage | undefined) => object[]
}

/** Returns the path of a page's social image. @example toSocialImageHref('/docs/cli/') // '/social/docs/cli.png' */
function toSocialImageHref(href: Href): Href {
  const below = stripTrailingSlash(toSitePath(href).slice(1))
  return withBaseUrl(`/social/${below || 'index'}.png`)
}

/** Returns the fields that every record has. */
export function toPageBase(input: BaseInput, facts: SiteFacts): PageBase {
  const { href, title, description, unlisted = false, noIndex = false, document, card } = input
  const outline = document && facts.findOutline(document.path)
  const ownTags = outline?.head ?? []
  const isIndexable = !unlisted && !noIndex && !isNoIndex(ownTags)
  const socialHref = toSocialImageHref(input.pictureOf ?? href)
  const socialUrl = findSiteUrl(encodeURI(socialHref))
  const hasSocialImage = isIndexable && socialUrl !== undefined
  const image = outline?.preview
    ? findShareImage(outline.preview)
    : hasSocialImage
      ? { url: socialUrl, ...SOCIAL_SIZE }
      : undefined
  const updated = document && facts.findUpdate(document.path, document.lastUpdate)
  return {
    href,
    path: toSitePath(href),
    title,
    description,
    language: locales[0].htmlLang,
    ...(document && { source: document.path }),
    ...(updated && { updated }),
    isIndexable,
    isUnlisted: unlisted,
    ...(document?.draft && { isDraft: true as const }),
    ...(hasSocialImage &&
      input.pictureOf === undefined && {
        socialImage: {
          href: socialHref,
          card: { title, section: siteConfig.title, detail: '', ...card },
        },
      }),
    head: toPageHead({
      title: 'headTitle' in input ? input.headTitle : title,
      description,
      ...(input.keywords && { keywords: input.keywords }),
      canonicalHref: input.canonicalHref ?? href,
      isIndexable,
      isFollowed: input.isFollowed,
      ownTags,
      feeds: input.feeds,
      image,
      ...(input.article && { article: input.article }),
      structuredData: input.toStructuredData?.(image) ?? [],
    }),
  }
}
