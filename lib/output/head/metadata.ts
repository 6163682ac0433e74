import type { Metadata, Viewport } from 'next'
import { withBaseUrl } from '@/lib/config/base-url'
import { siteConfig } from '@/lib/config/site'
import type { PageHead } from '@/lib/records/page-head'
import { THEME_COLOR } from '../files/manifest'

/** Metadata that all pages share. */
export const siteMetadata: Metadata = {
  // Without a base, Next makes one up for relative URLs, so those of pages are absolute.
  ...(siteConfig.url !== undefined && { metadataBase: new URL(siteConfig.url) }),
  icons: {
    icon: withBaseUrl(siteConfig.favicon),
    apple: withBaseUrl('/apple-touch-icon.png'),
  },
}

/** Viewport settings that all pages share. */
export const siteViewport: Viewport = { themeColor: THEME_COLOR, colorScheme: 'light dark' }

/** Unsets what Next writes to the viewport tag if the document has its own. */
export function toViewport({ ownTags }: PageHead): Viewport {
  const hasOwn = ownTags.some(({ attributes }) => attributes['name']?.toLowerCase() === 'viewport')
  return hasOwn ? { width: undefined, initialScale: undefined } : {}
}
