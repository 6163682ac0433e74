import { withBaseUrl } from '@/lib/config/base-url'
import { isExternalUrl, toPageHref } from '@/lib/core/url'
import type { Redirect } from '@/lib/records/site-index'

/** Returns the target of a redirect as a link on this site: encoded and with the base URL. */
export function toRedirectHref({ to }: Redirect): string {
  return isExternalUrl(to) ? to : toPageHref(withBaseUrl(encodeURI(to)))
}

/** Returns the source of a redirect with the base URL, without and with its trailing slash. It isn't encoded. */
export function toRedirectSources({ from }: Redirect): string[] {
  const source = withBaseUrl(from)
  return [source.replace(/\/$/, ''), source]
}
