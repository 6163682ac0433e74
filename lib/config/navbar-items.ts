import type { NavbarItem } from './navbar-types'

/** An item whose links depend on the docs, and therefore on the page. */
export type DocsNavbarItem = Extract<
  NavbarItem,
  { kind: 'doc' | 'docSidebar' | 'docsVersion' | 'docsVersionDropdown' }
>

/** Creates the error for a configured item type that no component renders. */
export function toUnknownItemError(type: string): Error {
  return new Error(`No NavbarItem component found for type "${type}".`)
}

/**
 * Returns the key of an item. Page records use it to refer to items of the navbar configuration, which is part of the
 * scripts that browsers load.
 * @example toItemKey({ kind: 'doc', docId: 'introduction' }) // 'doc:introduction'
 */
export function toItemKey(item: DocsNavbarItem): string {
  const scope = item.docsId === undefined ? '' : `${item.docsId}/`
  switch (item.kind) {
    case 'doc':
      return `doc:${scope}${item.docId}`
    case 'docSidebar':
      return `sidebar:${scope}${item.sidebarId}`
    case 'docsVersion':
      return `version:${scope}`
    case 'docsVersionDropdown':
      return `versions:${scope}`
  }
}

/** Lists the items that need the docs, including those in dropdowns. Leaves out those of an unknown kind. */
export function listDocsItems(items: NavbarItem[]): DocsNavbarItem[] {
  return items.flatMap((item): DocsNavbarItem[] => {
    switch (item.kind) {
      case 'doc':
      case 'docSidebar':
      case 'docsVersion':
        return [item]
      case 'docsVersionDropdown':
        return [item, ...listDocsItems([...(item.before ?? []), ...(item.after ?? [])])]
      case 'localeDropdown':
        return listDocsItems([...(item.before ?? []), ...(item.after ?? [])])
      case 'dropdown':
        return listDocsItems(item.items)
      case 'link':
      case 'html':
      case 'search':
      case 'custom':
    }
    return []
  })
}
