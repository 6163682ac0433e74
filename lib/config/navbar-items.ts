import type {
  NavbarDoc,
  NavbarDocSidebar,
  NavbarDocsVersion,
  NavbarDocsVersionDropdown,
  NavbarItem,
} from './navbar-types'

/** An item whose links depend on the docs, and so on the page. */
export type DocsNavbarItem =
  NavbarDoc | NavbarDocSidebar | NavbarDocsVersion | NavbarDocsVersionDropdown

/** What is thrown for an item that no component shows, with its type as it is configured. */
export function toUnknownItemError(type: string): Error {
  return new Error(`No NavbarItem component found for type "${type}".`)
}

/**
 * Key of an item by which a page's record and the browser, which has the configuration from the scripts, speak of the
 * same one.
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

/** The items that need the docs, those within dropdowns included. */
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
        return []
    }
    throw toUnknownItemError((item as NavbarItem).kind)
  })
}
