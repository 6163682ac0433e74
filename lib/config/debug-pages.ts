import type { Href, SitePath } from '@/lib/core/url'
import { joinPath } from '@/lib/core/url'
import { toHref } from './base-url'
import { siteConfig } from './site'

/** The pages of the debug panel in menu order. Ids are URL segments. */
export const debugPages = [
  { id: 'config', label: 'Config' },
  { id: 'metadata', label: 'Metadata' },
  { id: 'registry', label: 'Registry' },
  { id: 'routes', label: 'Routes' },
  { id: 'content', label: 'Content' },
  { id: 'globalData', label: 'Global data' },
] as const

export type DebugPageId = (typeof debugPages)[number]['id']

/** Title of every page of the panel. */
export const debugTitle = `${siteConfig.product.name} debug panel`

/** First segment of the panel's URLs. */
export const panel = `__${siteConfig.product.slug}`

/** Path of the panel, without a trailing slash. */
export const debugRoot = `/${panel}/debug`

/** Returns the URL of a page of the panel, or of its root, which shows the same as the first page. */
export function toDebugHref(id?: DebugPageId): Href {
  return toHref(joinPath<SitePath>(debugRoot, id ?? '', '/'))
}
