import { findSiteUrl, withBaseUrl } from '@/lib/config/base-url'
import { defaultLocale } from '@/lib/config/locales'
import { siteConfig } from '@/lib/config/site'
import { toJsonLdUrl } from '../shared/json-ld-url'

/**
 * Returns the schema.org description of the site. If it has a search page and a known origin, the description includes
 * a search action, whose URL template must be absolute.
 */
export function toSiteJsonLd(hasSearch = false): object {
  const searchUrl = findSiteUrl(withBaseUrl('/search/'))
  return {
    '@type': 'WebSite',
    name: siteConfig.title,
    url: toJsonLdUrl(withBaseUrl('/')),
    inLanguage: defaultLocale.htmlLang,
    ...(hasSearch &&
      searchUrl !== undefined && {
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: `${searchUrl}?q={search_term_string}` },
          'query-input': 'required name=search_term_string',
        },
      }),
  }
}
