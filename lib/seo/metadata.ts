import type { Metadata, Viewport } from 'next'
import { siteConfig } from '@/lib/config/site'
import type { DocsPageData } from '@/lib/content/docs/types'
import type { PageData } from '@/lib/content/pages/create-pages'
import { withBaseUrl } from '@/lib/base-url'
import type { PreviewImage } from '@/lib/mdx/preview-image'
import { isExternalUrl } from '@/lib/url'

type PageMetadata = {
  /** Title of the page; without one the site's own title stands alone. */
  title?: string
  description: string | undefined
  /** Path that search engines should list, with the base URL. */
  canonicalHref: string
  keywords?: string[]
  /** Picture that links to the page are shown with elsewhere. */
  preview?: PreviewImage | undefined
  /** Search engines are asked to leave the page out. */
  noIndex?: boolean
}

/** What every page's head has in common. */
export const siteMetadata: Metadata = {
  metadataBase: new URL(siteConfig.url),
}

export const siteViewport: Viewport = { colorScheme: 'light dark' }

/** `page | site`, or the site's title alone. */
export function toTitle(title: string | undefined): string {
  return title === undefined
    ? siteConfig.title
    : `${title} ${siteConfig.titleDelimiter} ${siteConfig.title}`
}

function toOpenGraphImage({ src, ...size }: PreviewImage) {
  return { url: isExternalUrl(src) ? src : siteConfig.url + withBaseUrl(src), ...size }
}

/** The head of a page. */
export function toMetadata(page: PageMetadata): Metadata {
  const title = toTitle(page.title)
  const url = siteConfig.url + page.canonicalHref
  return {
    title,
    ...(page.description && { description: page.description }),
    ...(page.keywords?.length && { keywords: page.keywords }),
    alternates: { canonical: url },
    openGraph: {
      title,
      url,
      type: 'website',
      ...(page.description && { description: page.description }),
      ...(page.preview && { images: [toOpenGraphImage(page.preview)] }),
    },
    // Readers of Twitter cards fall back to Open Graph, a large picture excepted; a second copy would be sent with every page.
    twitter: page.preview ? { card: 'summary_large_image' } : null,
    ...(page.noIndex && { robots: { index: false, follow: false } }),
  }
}

/** The head of a docs page. Pages of old versions name the latest one as canonical. */
export function toDocsMetadata(page: DocsPageData, preview?: PreviewImage): Metadata {
  const { title, description, canonicalHref, keywords } = page
  return toMetadata({
    title,
    description,
    canonicalHref,
    keywords,
    preview,
    noIndex: page.noIndex || page.unlisted,
  })
}

/** The head of a standalone page. */
export function toPageMetadata(page: PageData, preview?: PreviewImage): Metadata {
  const { title, description, href, keywords } = page
  return toMetadata({
    title,
    description,
    canonicalHref: href,
    keywords,
    preview,
    noIndex: page.noIndex || page.unlisted,
  })
}
