import type { Metadata, Viewport } from 'next'
import { withBaseUrl } from '@/lib/config/base-url'
import { siteConfig } from '@/lib/config/site'
import type { PageHead } from '@/lib/records/page-head'
import { APPLE_ICON_PATH, THEME_COLOR } from '../files/icons'

/** Metadata that all pages share. */
export const siteMetadata: Metadata = {
  // Without a base, Next makes one up for relative URLs, so those of pages are absolute.
  ...(siteConfig.url !== undefined && { metadataBase: new URL(siteConfig.url) }),
  icons: {
    icon: withBaseUrl(siteConfig.favicon),
    apple: withBaseUrl(APPLE_ICON_PATH),
  },
}

/** Viewport settings that all pages share. */
export const siteViewport: Viewport = { themeColor: THEME_COLOR, colorScheme: 'light dark' }

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
