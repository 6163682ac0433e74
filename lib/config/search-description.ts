import { siteConfig } from './site'

/** Path of the file that tells browsers how to search the site. */
export const SEARCH_DESCRIPTION_PATH = '/opensearch.xml'

/** Whether the site has a search description. Its URLs have to be absolute, so it requires an origin. */
export const hasSearchDescription = siteConfig.url !== undefined
