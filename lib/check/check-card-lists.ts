import type { CompiledOutline } from '@/lib/markdown/compile/compile'
import { getVersion } from '@/lib/model/docs/create-version'
import { findCategoryOf } from '@/lib/model/docs/navigation'
import type { Problem } from '@/lib/core/problem'
import type { SiteInstances } from '@/lib/model/site/load-content'

/** Returns whether each page is in a category, by content path. Pages for which this is unknown are left out. */
function findMembers(
  { docs, blogs, pages }: SiteInstances,
  filesWithProblems: ReadonlySet<string>,
): Map<string, boolean> {
  const members = new Map<string, boolean>()
  for (const instance of docs) {
    for (const { href, document, version, sidebar } of instance.pages) {
      if (!document || filesWithProblems.has(document.path)) continue
      if (filesWithProblems.has(getVersion(instance, version.name).sidebarsPath)) continue
      members.set(document.path, !!sidebar && findCategoryOf(sidebar, href) !== undefined)
    }
  }
  for (const { document } of [...pages, ...blogs].flatMap((instance) => [...instance.pages])) {
    if (document) members.set(document.path, false)
  }
  return members
}

/**
 * Reports every `<DocCardList />` without a category whose items it could list.
 * @param filesWithProblems files that have problems; a document is skipped if it or its `sidebars.ts` is one of them
 */
export function checkCardLists(
  content: SiteInstances,
  compiled: ReadonlyMap<string, Pick<CompiledOutline, 'cardLists'>>,
  filesWithProblems: ReadonlySet<string> = new Set(),
): Problem[] {
  const members = findMembers(content, filesWithProblems)
  return [...compiled].flatMap(([file, { cardLists }]) =>
    members.get(file) === false
      ? cardLists.map((place) => ({
          ...place,
          message: '<DocCardList /> on a page that is not associated with a category',
          fix: 'put the document in a category of its sidebar, or remove the list',
        }))
      : [],
  )
}
