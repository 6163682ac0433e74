import type { OwnPageConfig } from './own-pages'
import { ownPages } from './own-pages'
import { siteConfig } from './site'

/** Path of the file that tells browsers how to search the site. */
export const SEARCH_DESCRIPTION_PATH = '/opensearch.xml'

/** The page that browsers open for a search from the address bar. */
export const SEARCH_PATH = '/search/'

/** Whether the site has a search page. */
const hasSearchPage = Object.values<OwnPageConfig>(ownPages).some(
  ({ path }) => path === SEARCH_PATH,
)

/** Whether the site has a search description. Its URLs have to be absolute, so it requires an origin. */
export const hasSearchDescription = hasSearchPage && siteConfig.url !== undefined
