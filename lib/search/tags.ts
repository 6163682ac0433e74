import type { SearchTag } from './protocol'

/** Tag of everything except for the versioned documentation. */
export const DEFAULT_TAG: SearchTag = 'default'

/** Returns the tag of a docs version. @example toDocsTag('default', '3.1.1') // 'docs-default-3.1.1' */
export function toDocsTag(instance: string, version: string): SearchTag {
  return `docs-${instance}-${version}`
}
