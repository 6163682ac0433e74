import { findSiteUrl, withBaseUrl } from '@/lib/config/base-url'
import type { PreviewImage } from '@/lib/markdown/images/preview-image'
import { isExternalUrl } from '@/lib/core/url'

/** Picture that a page is shown with elsewhere; without a size where it is on another site. */
export type ShareImage = { url: string; width?: number; height?: number }

/** The picture that a document names itself, with its absolute URL; undefined if it has none. */
export function findShareImage({ src, ...size }: PreviewImage): ShareImage | undefined {
  const url = isExternalUrl(src) ? src : findSiteUrl(withBaseUrl(src))
  return url === undefined ? undefined : { url, ...size }
}
