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
 * The items that need the docs, those within dropdowns included, in a fixed order: what the model finds out about them
 * is a list in the same order, so that the rest of the configuration need not be sent along with every page.
 */
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
      case 'custom':
        return []
    }
    throw toUnknownItemError((item as NavbarItem).kind)
  })
}
