import { withBaseUrl } from '@/lib/config/base-url'
import { isExternalUrl } from '@/lib/core/url'
import type { Redirect } from '@/lib/records/site-index'

/** Where a redirect leads, as a link of a page on this site: encoded and below the base URL. */
export function toRedirectHref({ to }: Redirect): string {
  return isExternalUrl(to) ? to : withBaseUrl(encodeURI(to))
}
