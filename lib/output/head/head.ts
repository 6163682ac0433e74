import type { Metadata, Viewport } from 'next'
import type { HeadTag } from '@/lib/markdown/core/head-tags'
import { toHeadKind, toHeadValue } from '@/lib/markdown/core/head-tags'

type Replace = (metadata: Metadata, value: string) => Metadata

const inGroup =
  (group: 'openGraph' | 'twitter', key: string): Replace =>
  (metadata, value) => ({ ...metadata, [group]: { ...metadata[group], [key]: value } })

/** How a tag replaces what the site says itself, by kind. A tag of any other kind is added as it is. */
const replacements = new Map<string, Replace>([
  ['title', (metadata, title) => ({ ...metadata, title })],
  ['description', (metadata, description) => ({ ...metadata, description })],
  ['keywords', (metadata, keywords) => ({ ...metadata, keywords })],
  ['robots', (metadata, robots) => ({ ...metadata, robots })],
  [
    'canonical',
    (metadata, canonical) => ({ ...metadata, alternates: { ...metadata.alternates, canonical } }),
  ],
  ['og:title', inGroup('openGraph', 'title')],
  ['og:description', inGroup('openGraph', 'description')],
  ['og:url', inGroup('openGraph', 'url')],
  ['og:type', inGroup('openGraph', 'type')],
  ['og:image', inGroup('openGraph', 'images')],
  ['twitter:card', inGroup('twitter', 'card')],
  ['twitter:title', inGroup('twitter', 'title')],
  ['twitter:description', inGroup('twitter', 'description')],
  ['twitter:image', inGroup('twitter', 'images')],
])

/** The metadata of a page whose document has tags of its own. */
export function withHead(metadata: Metadata, tags: HeadTag[]): Metadata {
  return tags.reduce(
    (result, tag) => replacements.get(toHeadKind(tag))?.(result, toHeadValue(tag)) ?? result,
    metadata,
  )
}

/** What Next writes into the tags of these kinds, which are the document's own instead. */
const viewportKeys: Record<string, (keyof Viewport)[]> = {
  viewport: [
    'width',
    'height',
    'initialScale',
    'minimumScale',
    'maximumScale',
    'userScalable',
    'viewportFit',
    'interactiveWidget',
  ],
  'theme-color': ['themeColor'],
  'color-scheme': ['colorScheme'],
}

/** Takes the site's own viewport, theme color or color scheme back where the document brings one. */
export function toHeadViewport(tags: HeadTag[]): Viewport {
  const keys = tags.flatMap((tag) => viewportKeys[toHeadKind(tag)] ?? [])
  return Object.fromEntries(keys.map((key) => [key, undefined]))
}

/** The tags that are added to the head as they are. */
export function getAddedTags(tags: HeadTag[]): Exclude<HeadTag, { tag: 'title' }>[] {
  return tags
    .filter((tag) => tag.tag !== 'title')
    .filter((tag) => !replacements.has(toHeadKind(tag)))
}
