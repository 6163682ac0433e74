import { withBaseUrl } from '@/lib/config/base-url'
import { siteConfig } from '@/lib/config/site'
import { APPLE_ICON_PATH } from '../files/icons'
import { SEARCH_DESCRIPTION_PATH, hasSearchPage } from '../files/search-description'

/** Color of the browser's own parts around the site, and of the installed app. */
export const THEME_COLOR = '#25c2a0'

function toTag(name: string, attributes: Record<string, string>): string {
  const pairs = Object.entries(attributes).map(([key, value]) => `${key}="${value}"`)
  return `<${name} ${pairs.join(' ')}/>`
}

/**
 * What the head of every page holds and no page changes, as HTML. The export writes it: from React it would be in every
 * page twice.
 * @param hrefs every page of the site
 */
export function toDocumentHead(hrefs: ReadonlySet<string>): string {
  const search = {
    rel: 'search',
    href: withBaseUrl(SEARCH_DESCRIPTION_PATH),
    type: 'application/opensearchdescription+xml',
    title: siteConfig.title,
  }
  return [
    toTag('link', { rel: 'icon', href: withBaseUrl('/favicon.svg'), type: 'image/svg+xml' }),
    toTag('link', { rel: 'apple-touch-icon', href: withBaseUrl(APPLE_ICON_PATH) }),
    toTag('link', { rel: 'manifest', href: withBaseUrl('/manifest.json') }),
    ...(hasSearchPage(hrefs) ? [toTag('link', search)] : []),
    toTag('meta', { name: 'theme-color', content: THEME_COLOR }),
  ].join('')
}
