import { findSiteUrl, withBaseUrl } from '@/lib/config/base-url'
import { defaultLocale } from '@/lib/config/locales'
import { siteConfig } from '@/lib/config/site'
import { toJsonLdUrl } from '../shared/json-ld-url'

/** The site, with how it is searched if it has a page for that; a template has to be absolute. */
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
