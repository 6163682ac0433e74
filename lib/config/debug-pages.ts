import { toHref } from './base-url'
import { siteConfig } from './site'

/** The pages of the debug panel in menu order. Ids are URL segments and folders in `app/`. */
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

/** Returns the site path of a page of the panel, or of its root, which shows the same as the first page. */
export function toDebugPath(id?: DebugPageId): string {
  return `/__${siteConfig.product.slug}/debug/${id === undefined ? '' : `${id}/`}`
}

/** Returns the URL of that page. */
export function toDebugHref(id?: DebugPageId): string {
  return toHref(toDebugPath(id))
}
