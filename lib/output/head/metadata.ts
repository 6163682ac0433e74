import type { Metadata, Viewport } from 'next'
import { siteConfig } from '@/lib/config/site'
import type { PageHead } from '@/lib/records/page-head'

/** Metadata that all pages share. */
export const siteMetadata: Metadata = {
  // Without a base, Next makes one up for relative URLs, so `toMetadata` returns only absolute ones.
  ...(siteConfig.url !== undefined && { metadataBase: new URL(siteConfig.url) }),
}

/**
 * Returns the part of a head that changes when a reader navigates inside the app. The rest, which only other sites and
 * search engines read, is in the document (`head-html.ts`).
 */
export function toMetadata(head: PageHead): Metadata {
  const { title, description, keywords, robots, canonical, feeds } = head
  const types = feeds && Object.fromEntries(feeds.map(({ type, ...feed }) => [type, [feed]]))
  return {
    title,
    ...(description !== undefined && { description }),
    ...(keywords !== undefined && { keywords }),
    ...(robots !== undefined && { robots }),
    alternates: { ...(canonical !== undefined && { canonical }), ...(types && { types }) },
  }
}

/** Keys that Next writes to the viewport tag. */
const viewportKeys = [
  'width',
  'height',
  'initialScale',
  'minimumScale',
  'maximumScale',
  'userScalable',
  'viewportFit',
  'interactiveWidget',
] as const satisfies (keyof Viewport)[]

/** Unsets the site's viewport if the document has its own. */
export function toViewport({ hasOwnViewport }: PageHead): Viewport {
  return hasOwnViewport ? Object.fromEntries(viewportKeys.map((key) => [key, undefined])) : {}
}
