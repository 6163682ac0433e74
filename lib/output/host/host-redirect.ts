import type { Redirect } from '@/lib/records/site-index'
import { withBaseUrl } from '@/lib/config/base-url'
import { toRedirectHref } from './redirect-href'

/** A redirect as a host's file writes it. */
export type HostRedirect = {
  /** Decoded path with the base URL, with and without its last slash. */
  sources: string[]
  /** Encoded path or URL. */
  target: string
  /** Whether the query of the visited URL is added. */
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
