import type { Metadata, Viewport } from 'next'
import { siteConfig } from '@/lib/config/site'
import type { DocsPageData } from '@/lib/model/docs/types'
import type { PageData } from '@/lib/model/pages/create-pages'

type PageMetadata = {
  /** Title of the page; without one the site's own title stands alone. */
  title?: string
  description: string | undefined
  /** Path that search engines should list, with the base URL. */
  canonicalHref: string
  keywords?: string[]
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

/** The head of a page, as far as it changes with the page inside the app; the export adds the rest (`complete-head.ts`). */
export function toMetadata(page: PageMetadata): Metadata {
  return {
    title: toTitle(page.title),
    ...(page.description && { description: page.description }),
    ...(page.keywords?.length && { keywords: page.keywords }),
    alternates: { canonical: siteConfig.url + page.canonicalHref },
    // Otherwise Next makes them from a document's own tags for Open Graph.
    twitter: null,
    ...(page.noIndex && { robots: { index: false, follow: false } }),
  }
}

/** The head of a docs page. Pages of old versions name the latest one as canonical. */
export function toDocsMetadata(page: DocsPageData): Metadata {
  const { title, description, canonicalHref, keywords } = page
  return toMetadata({
    title,
    description,
    canonicalHref,
    keywords,
    noIndex: page.noIndex || page.unlisted,
  })
}

/** The head of a standalone page. */
export function toPageMetadata(page: PageData): Metadata {
  const { title, description, href, keywords } = page
  return toMetadata({
    title,
    description,
    canonicalHref: href,
    keywords,
    noIndex: page.noIndex || page.unlisted,
  })
}
