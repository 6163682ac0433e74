import { languageAttributes } from '@/lib/config/locales'
import { toSiteUrl, withBaseUrl } from '@/lib/config/base-url'
import { siteConfig } from '@/lib/config/site'
import type { Redirect } from '@/lib/model/site/redirects'
import { escapeHtml } from '@/lib/core/html'
import { isExternalUrl } from '@/lib/core/url'
import { toContentSecurityPolicy } from '@/lib/next/document'

/** Keeps the query and the hash of the visited address, unless the target has its own. The same text on every page. */
const script = `{let t=document.currentScript.dataset.to;location.replace(/[?#]/.test(t)?t:t+location.search+location.hash)}`

/** Where a redirect leads, as a link of a page on this site: encoded and below the base URL. */
export function toRedirectHref({ to }: Redirect): string {
  return isExternalUrl(to) ? to : withBaseUrl(encodeURI(to))
}

/** The page at an address that has moved, for hosts that cannot redirect. It leads on with and without scripts. */
export function toRedirectPage(redirect: Redirect): string {
  const href = escapeHtml(toRedirectHref(redirect))
  const canonical = escapeHtml(toSiteUrl(toRedirectHref(redirect)))
  const shown = escapeHtml(redirect.to)
  const title = escapeHtml(
    `Moved to ${redirect.to} ${siteConfig.titleDelimiter} ${siteConfig.title}`,
  )
  const policy = toContentSecurityPolicy({ scripts: [script] })
  return `<!doctype html><html ${languageAttributes}><head><meta charset="utf-8"/><meta http-equiv="Content-Security-Policy" content="${policy}"/><title>${title}</title><meta name="viewport" content="width=device-width, initial-scale=1"/><meta name="color-scheme" content="light dark"/><meta name="robots" content="noindex"/><link rel="icon" href="${withBaseUrl('/favicon.svg')}" type="image/svg+xml"/><link rel="canonical" href="${canonical}"/><meta http-equiv="refresh" content="0; url=${href}"/><script data-to="${href}">${script}</script></head><body><main><h1>This page has moved</h1><p>It is now at <a href="${href}">${shown}</a>.</p></main></body></html>
`
}
