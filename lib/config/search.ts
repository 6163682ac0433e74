import { product } from './product'

/**
 * Path prefixes, relative to a docs version, of pages that describe names instead of tasks. Queries with general words
 * find guides first.
 */
export const referencePaths = ['api/', 'cli/', 'docusaurus-core/']

/** Path prefixes of pages about upgrading from an earlier release, which few readers look for. */
export const upgradePaths = ['migration/']

/** First level of a hit for pages that don't belong to a sidebar category. */
export const searchGroups = {
  docs: 'Documentation',
  site: 'Docusaurus',
}

/**
 * Words that readers type around what they look for, in lowercase. They are searched like any other word, but a hit
 * doesn't need to contain them unless the query has no other words.
 */
export const fillerWords = [
  product.slug,
  ...'a about an and any are as at be by can could do does for from get had has have how i if in into is it its'.split(
    ' ',
  ),
  ...'like me my need of on or our own please should so than that the their them there these they this those to'.split(
    ' ',
  ),
  ...'us want was we what when where whether which who why will with would you your'.split(' '),
]
