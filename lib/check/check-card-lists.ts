import type { CompiledOutline } from '@/lib/markdown/store/compiled-store'
import { findCategoryOf } from '@/lib/model/docs/cards'
import type { Problem } from '@/lib/problems/problem'
import type { SiteInstances } from '@/lib/model/site/load-content'

/** Returns whether each page is in a category, by content path. Pages for which this is unknown are left out. */
function findMembers(
  { docs, blogs, pages }: SiteInstances,
  filesWithProblems: ReadonlySet<string>,
): Map<string, boolean> {
  const members = new Map<string, boolean>()
  for (const instance of docs) {
    for (const slug of instance.slugs) {
      const page = instance.get(slug)
      if (page.kind !== 'doc' || filesWithProblems.has(page.doc.path)) continue
      if (filesWithProblems.has(instance.getVersion(page.version.name).sidebarsPath)) continue
      const category = page.sidebar && findCategoryOf(page.sidebar.items, page.doc.id)
      members.set(page.doc.path, category !== undefined)
    }
  }
  for (const { path } of pages.flatMap((instance) => instance.pages)) members.set(path, false)
  for (const page of blogs.flatMap((instance) => instance.pages)) {
    if (page.kind === 'post') members.set(page.post.path, false)
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
