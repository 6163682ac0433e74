import type { Metadata, Viewport } from 'next'
import { siteConfig } from '@/lib/config/site'
import type { PageHead } from '@/lib/records/page-head'

/** What every page's head has in common. */
export const siteMetadata: Metadata = {
  // Next invents a base for relative URLs if there is none, so `toMetadata` has only absolute ones.
  ...(siteConfig.url !== undefined && { metadataBase: new URL(siteConfig.url) }),
}

/**
 * The part of a head that changes while a reader moves inside the app. The rest, which only other sites and search
 * engines read, is in the document (`head-html.ts`).
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

/** What Next writes into the viewport's tag. */
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

/** Takes the site's viewport back if the document has its own. */
export function toViewport({ hasOwnViewport }: PageHead): Viewport {
  return hasOwnViewport ? Object.fromEntries(viewportKeys.map((key) => [key, undefined])) : {}
}
