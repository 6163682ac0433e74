import { withBaseUrl } from '@/lib/config/base-url'
import { searchOrigin } from '@/lib/config/search-origin'
import { siteConfig } from '@/lib/config/site'
import type { HeadTag } from '@/lib/records/page-head'
import { APPLE_ICON_PATH, THEME_COLOR } from '../files/icons'
import { SEARCH_DESCRIPTION_PATH, hasSearchDescription } from '../files/search-description'

/**
 * Lists the head tags that are the same on every page. The export writes them, because React would put them on every
 * page twice.
 * @param hasSearch whether the site has a search description
 * @param serviceOrigin origin of a hosted search service
 */
export function listDocumentTags(
  hasSearch = hasSearchDescription,
  serviceOrigin = searchOrigin,
): HeadTag[] {
  const toLink = (attributes: HeadTag['attributes']): HeadTag => ({ tag: 'link', attributes })
  return [
    toLink({ rel: 'icon', href: withBaseUrl('/favicon.svg') }),
    toLink({ rel: 'apple-touch-icon', href: withBaseUrl(APPLE_ICON_PATH) }),
    toLink({ rel: 'manifest', href: withBaseUrl('/manifest.json') }),
    ...(hasSearch
      ? [
          toLink({
            rel: 'search',
            href: withBaseUrl(SEARCH_DESCRIPTION_PATH),
            type: 'application/opensearchdescription+xml',
            title: siteConfig.title,
          }),
        ]
      : []),
    ...(serviceOrigin === undefined
      ? []
      : [toLink({ rel: 'preconnect', href: serviceOrigin, crossorigin: 'anonymous' })]),
    { tag: 'meta', attributes: { name: 'theme-color', content: THEME_COLOR } },
    // Takes effect before the stylesheet, which says the same. If React moved this tag, browsers would restyle the
    // whole document.
    { tag: 'meta', attributes: { name: 'color-scheme', content: 'light dark' } },
  ]
}
