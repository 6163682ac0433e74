import { product } from './product'

/**
 * Where a version of the documentation describes names instead of tasks, by the beginning of paths below it. General
 * words lead to guides first.
 */
export const referencePaths = ['api/', 'cli/', 'docusaurus-core/']

/** Where it says how to leave an earlier release, which few readers want to know. */
export const upgradePaths = ['migration/']

/** What the first level of a hit says for pages that belong to no category of a sidebar. */
export const searchGroups = {
  docs: 'Documentation',
  site: 'Docusaurus',
}

/**
 * Words that readers type around what they look for, in lower case. They are searched like any other, but a hit need not
 * have them, unless the query has nothing else.
 */
export const fillers = [
  product.slug,
  ...'a about an and any are as at be by can could do does for from get had has have how i if in into is it its'.split(
    ' ',
  ),
  ...'like me my need of on or our own please should so than that the their them there these they this those to'.split(
    ' ',
  ),
  ...'us want was we what when where whether which who why will with would you your'.split(' '),
]
