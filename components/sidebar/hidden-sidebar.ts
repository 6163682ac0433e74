import { writeStored } from '../ui/storage'

/** Storage key of whether the reader has collapsed the sidebar: `true` or absent. */
export const HIDDEN_KEY = 'docusaurus.sidebar-hidden'

/** Attribute of the root element while sidebars are collapsed, for CSS. */
export const HIDDEN_ATTRIBUTE = 'data-sidebar-hidden'

export function isSidebarHidden(): boolean {
  return document.documentElement.hasAttribute(HIDDEN_ATTRIBUTE)
}

/** Collapses or expands the sidebar on this and all other pages, until the reader changes it again. */
export function setSidebarHidden(hidden: boolean): void {
  document.documentElement.toggleAttribute(HIDDEN_ATTRIBUTE, hidden)
  writeStored(HIDDEN_KEY, hidden ? 'true' : null)
}
