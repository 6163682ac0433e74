import { findSiteUrl, withBaseUrl } from '@/lib/config/base-url'
import type { PreviewImage } from '@/lib/markdown/images/preview-image'
import { isExternalUrl } from '@/lib/core/url'

/** Image that other sites show for a page. Has no size if it is on another site. */
export type ShareImage = { url: string; width?: number; height?: number }

/** Returns a document's own image with its absolute URL, or undefined if the site's origin is unknown. */
export function findShareImage({ src, ...size }: PreviewImage): ShareImage | undefined {
  const url = isExternalUrl(src) ? src : findSiteUrl(withBaseUrl(src))
  return url === undefined ? undefined : { url, ...size }
}
