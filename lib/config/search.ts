/**
 * Where a version of the documentation describes names instead of tasks, by the beginning of paths below it. General
 * words lead to guides first.
 */
export const referencePaths = ['api/', 'cli/', 'docusaurus-core/']

/** What the first level of a hit says for pages that belong to no category of a sidebar. */
export const searchGroups = {
  docs: 'Documentation',
  site: 'Docusaurus',
}
