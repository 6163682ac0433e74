import type { Metadata, Viewport } from 'next'
import { withBaseUrl } from '@/lib/config/base-url'
import { siteConfig } from '@/lib/config/site'
import type { PageHead } from '@/lib/records/page-head'
import { APPLE_ICON_PATH, THEME_COLOR } from '../files/icons'

/** Metadata that all pages share. */
export const siteMetadata: Metadata = {
  // Without a base, Next makes one up for relative URLs, so `toMetadata` returns only absolute ones.
  ...(siteConfig.url !== undefined && { metadataBase: new URL(siteConfig.url) }),
  icons: {
    icon: { url: withBaseUrl('/favicon.svg'), type: 'image/svg+xml' },
    apple: withBaseUrl(APPLE_ICON_PATH),
  },
}

/** Viewport settings that all pages share. */
export const siteViewport: Viewport = { themeColor: THEME_COLOR, colorScheme: 'light dark' }

function toOpenGraph({ sharing }: PageHead): Metadata['openGraph'] {
  const { siteName, title, description, url, image, article, hasOwnType } = sharing
  return {
    siteName,
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    ...(url !== undefined && { url }),
    ...(image && { images: [image] }),
    ...(article ? { type: 'article', ...article } : hasOwnType ? {} : { type: 'website' }),
  }
}

/** Returns the head of a page as Next's metadata. */
export function toMetadata(head: PageHead): Metadata {
  const { title, description, keywords, robots, canonical, feeds, languages } = head
  const types = feeds && Object.fromEntries(feeds.map(({ type, ...feed }) => [type, [feed]]))
  return {
    title,
    ...(description !== undefined && { description }),
    ...(keywords !== undefined && { keywords }),
    ...(robots !== undefined && { robots }),
    alternates: {
      ...(canonical !== undefined && { canonical }),
      ...(languages && { languages }),
      ...(types && { types }),
    },
    openGraph: toOpenGraph(head),
    // Next fills in the rest from `openGraph`.
    ...(head.sharing.twitter && { twitter: head.sharing.twitter }),
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
