import { toRedirectHref } from './redirect-href'
import type { Redirect } from '@/lib/records/site-index'
import { languageAttributes } from '@/lib/config/locales'
import { findSiteUrl, withBaseUrl } from '@/lib/config/base-url'
import { siteConfig } from '@/lib/config/site'
import { escapeHtml } from '@/lib/core/html'
import { toDirectives, toPolicyMeta } from '@/lib/output/core/content-security-policy'

/**
 * Returns the page at a URL that has moved, for hosts that can't redirect. It redirects with and without scripts.
 * @param script text of the inline script `redirect`
 */
export function toRedirectPage(redirect: Redirect, script: string): string {
  const href = escapeHtml(toRedirectHref(redirect))
  const url = findSiteUrl(toRedirectHref(redirect))
  const canonical = url === undefined ? '' : `<link rel="canonical" href="${escapeHtml(url)}"/>`
  const shown = escapeHtml(redirect.to)
  // Without the path, because titles would be arbitrarily long.
  const title = escapeHtml(`Page moved ${siteConfig.titleDelimiter} ${siteConfig.title}`)
  const policy = toPolicyMeta(toDirectives({ scripts: [script] }))
  return `<!doctype html><html ${languageAttributes}><head><meta charset="utf-8"/>${policy}<title>${title}</title><meta name="viewport" content="width=device-width, initial-scale=1"/><meta name="color-scheme" content="light dark"/><meta name="robots" content="noindex"/><link rel="icon" href="${withBaseUrl(siteConfig.favicon)}"/>${canonical}<meta http-equiv="refresh" content="0; url=${href}"/><script data-to="${href}">${script}</script></head><body><main><h1>This page has moved</h1><p>It is now at <a href="${href}">${shown}</a>.</p></main></body></html>
`
}
