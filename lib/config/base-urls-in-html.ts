import type { Element } from 'hast'
import { changeHtml } from '@/lib/core/change-html'
import { isSitePath } from '@/lib/core/url'
import { env } from './env'
import { toHref, withBaseUrl } from './base-url'

/** Converts the site paths in the `href`, `src` and `srcset` of an element to URLs of this site. */
function addBaseUrls({ properties }: Element): void {
  const { href, src, srcSet } = properties
  if (typeof href === 'string' && isSitePath(href)) properties.href = toHref(href)
  if (typeof src === 'string' && isSitePath(src)) properties.src = withBaseUrl(src)
  if (typeof srcSet === 'string') {
    properties.srcSet = srcSet.replace(/(^|\s)\/(?!\/)/g, `$1${env.baseUrl}`)
  }
}

/** Converts the site paths in HTML that a configuration contains to URLs of this site. */
export function withBaseUrls(html: string): string {
  return changeHtml(html, addBaseUrls)
}
