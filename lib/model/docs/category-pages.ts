import { toCards } from './cards'
import type { VersionContext } from './page-base'
import type { CategoryPageData, DocsPageData } from './types'

/**
 * Creates a page for each category with a generated index.
 * @param existing existing pages; a category with the URL of one of them is a problem
 */
export function createCategoryPages(
  { version, toBase, problems }: VersionContext,
  existing: ReadonlyMap<string, DocsPageData>,
): CategoryPageData[] {
  const seen = new Map<string, DocsPageData>(existing)
  return version.generatedIndexes.flatMap((index): CategoryPageData[] => {
    const clash = seen.get(index.href)
    if (clash) {
      problems.push({
        path: clash.kind === 'doc' ? clash.doc.path : version.sidebarsPath,
        searchText: clash.kind === 'doc' ? 'slug:' : index.category.label,
        message: `the URL ${index.href} is already used by the category "${index.category.label}"`,
        fix: 'give the document or the category another slug',
      })
      return []
    }
    const page: CategoryPageData = {
      ...toBase(index.href, undefined, version.sidebars.get(index.sidebarId)),
      kind: 'category',
      title: index.title,
      description: index.description,
      keywords: index.keywords,
      unlisted: false,
      cards: toCards(index.category.items),
    }
    seen.set(index.href, page)
    return [page]
  })
}
