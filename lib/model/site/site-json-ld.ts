import { toSiteUrl, withBaseUrl } from '@/lib/config/base-url'
import { defaultLocale } from '@/lib/config/locales'
import { siteConfig } from '@/lib/config/site'

/** The site, with how it is searched if it has a page for that. */
export function toSiteJsonLd(hasSearch = false): object {
  const target = `${toSiteUrl(withBaseUrl('/search/'))}?q={search_term_string}`
  return {
    '@type': 'WebSite',
    name: siteConfig.title,
    url: toSiteUrl(withBaseUrl('/')),
    inLanguage: defaultLocale.htmlLang,
    ...(hasSearch && {
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: target },
        'query-input': 'required name=search_term_string',
      },
    }),
  }
}
