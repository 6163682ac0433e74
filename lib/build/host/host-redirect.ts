import type { Redirect } from '@/lib/records/site-index'
import { withBaseUrl } from '@/lib/config/base-url'
import { toRedirectHref } from './redirect-href'

/** A redirect in the form that host files use. */
export type HostRedirect = {
  /** Decoded path with the base URL, with and without the trailing slash. */
  sources: string[]
  /** Encoded path or URL. */
  target: string
  /** Whether to append the query of the visited URL. */
  keepsQuery: boolean
}

export function toHostRedirect(redirect: Redirect): HostRedirect {
  const source = withBaseUrl(redirect.from)
  return {
    sources: [source.replace(/\/$/, ''), source],
    target: toRedirectHref(redirect),
    keepsQuery: !/[?#]/.test(redirect.to),
  }
}
