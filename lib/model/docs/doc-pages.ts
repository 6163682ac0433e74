import pick from 'lodash-es/pick.js'
import type { ModelProblem } from '@/lib/core/model-problem'
import { findSuggestion } from '@/lib/core/problem'
import type { NavigationLink } from '@/lib/records/navigation'
import type { SidebarTree } from '@/lib/records/section'
import { toEditLinks } from '../shared/page-base'
import { toTag, uniqTags } from '../shared/tags'
import { findCategoryOf, listItems, toCards } from './navigation'
import type { Doc, DocsPageData, DocsVersion } from './types'
import type { Planner } from './version-pages'
import { toPaginationLabel, toTagHref } from './version-pages'

/** Returns the fields with the neighbors that a document's front matter sets; null means no link. */
function resolvePagination(
  { docs, draftIds }: DocsVersion,
  { path, frontMatter }: Doc,
  problems: ModelProblem[],
): { previous?: NavigationLink | undefined; next?: NavigationLink | undefined } {
  const keys = { previous: 'pagination_prev', next: 'pagination_next' } as const
  const set = Object.entries(keys).flatMap(([field, key]) => {
    const id = frontMatter[key]
    if (id === undefined || (id !== null && draftIds.has(id))) return []
    const target = id === null ? undefined : docs.get(id)
    if (id !== null && !target) {
      problems.push({
        path,
        searchText: `${key}:`,
        message: `${key} refers to the document "${id}", which does not exist`,
        fix: 'use the id of a document, or null for no link',
        suggestion: findSuggestion(id, docs.keys()),
      })
    }
    return [[field, target && { label: toPaginationLabel(target), href: target.href }] as const]
  })
  return Object.fromEntries(set)
}

/** Returns the sidebar that a document's front matter sets, or else the first that contains the document. */
function resolveSidebar(
  { sidebars }: DocsVersion,
  { id: docId, path, frontMatter: { displayed_sidebar: id } }: Doc,
  problems: ModelProblem[],
): SidebarTree | undefined {
  if (id === null) return undefined
  if (id === undefined) {
    return [...sidebars.values()].find(({ rows }) =>
      listItems(rows).some((item) => item.docId === docId),
    )
  }
  const sidebar = sidebars.get(id)
  // Without any, the file of the sidebars has a problem.
  if (!sidebar && sidebars.size > 0) {
    problems.push({
      path,
      searchText: 'displayed_sidebar:',
      message: `displayed_sidebar refers to the sidebar "${id}", which does not exist`,
      fix: `use one of ${[...sidebars.keys()].join(', ')}`,
      suggestion: findSuggestion(id, sidebars.keys()),
    })
  }
  return sidebar
}

/** Creates a page for each document of a version. */
export function createDocPages(
  version: DocsVersion,
  plan: Planner,
  problems: ModelProblem[],
): DocsPageData[] {
  return [...version.docs.values()].map((doc) => {
    const { id, href, frontMatter } = doc
    const { title, description, unlisted, tags = [] } = frontMatter
    const sidebar = resolveSidebar(version, doc, problems)
    const items = (sidebar && findCategoryOf(sidebar, href)?.rows) ?? []
    const categoryItems = items.flatMap((item) => ('html' in item ? [] : [item]))
    const pagination = resolvePagination(version, doc, problems)
    return plan({
      ...{ kind: 'doc', href, title, description, unlisted, document: doc, sidebar },
      createOwn: (facts) => {
        const outline = facts.findOutline(doc.path)
        return {
          ...{ id, ...pagination },
          tags: uniqTags(tags.map(toTag)).map((tag) => ({
            label: tag.label,
            href: toTagHref(version, tag),
          })),
          edit: toEditLinks(title, doc),
          checkedRelease: outline?.checkedReleases[0],
          // A document has cards only if its body lists them.
          cards: outline?.cardLists.length ? toCards(items) : [],
          categoryItems: categoryItems.some(({ customProps }) => customProps)
            ? categoryItems.map((item) => pick(item, ['label', 'href', 'customProps']))
            : [],
        }
      },
    })
  })
}
