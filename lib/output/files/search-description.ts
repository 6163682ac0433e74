import { toHref, toSiteUrl, withBaseUrl } from '@/lib/config/base-url'
import { siteConfig } from '@/lib/config/site'
import { searchConfig } from '@/lib/config/search-settings'

/**
 * Returns the description that tells browsers how to search the site from the address bar:
 * https://developer.mozilla.org/en-US/docs/Web/XML/Guides/OpenSearch
 * @param origin of the deployed site
 */
export function toSearchDescription(origin: string): string {
  const { title, product, favicon } = siteConfig
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${title}</ShortName>
  <Description>Search the documentation of ${product.name}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="16" height="16">${toSiteUrl(withBaseUrl(favicon), origin)}</Image>
  <Url type="text/html" template="${toSiteUrl(toHref(searchConfig.searchPagePath), origin)}?q={searchTerms}"/>
</OpenSearchDescription>
`
}
