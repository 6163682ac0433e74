/**
 * Path of the file that tells browsers how to search the site. Its URLs have to be absolute, so pages name it only if the
 * origin of the site is known.
 */
export const SEARCH_DESCRIPTION_PATH = '/opensearch.xml'
