import { writeStored } from '../ui/storage'

/** Storage key of whether the reader has collapsed the sidebar: `true` or absent. */
export const HIDDEN_KEY = 'docusaurus.sidebar-hidden'

/** Attribute of the root element while sidebars are collapsed, for CSS. */
export const HIDDEN_ATTRIBUTE = 'data-sidebar-hidden'

/** Window event that is dispatched when the sidebar was collapsed or expanded. */
const CHANGE = 'site:sidebarchange'

export function isSidebarHidden(): boolean {
  return document.documentElement.hasAttribute(HIDDEN_ATTRIBUTE)
}

/** Collapses or expands the sidebar on this and all other pages, until the reader changes it again. */
export function setSidebarHidden(hidden: boolean): void {
  document.documentElement.toggleAttribute(HIDDEN_ATTRIBUTE, hidden)
  writeStored(HIDDEN_KEY, hidden ? 'true' : null)
  dispatchEvent(new Event(CHANGE))
}

/** Calls a function after each change, until the returned function is called. */
export function onSidebarChange(onChange: () => void): () => void {
  addEventListener(CHANGE, onChange)
  return () => removeEventListener(CHANGE, onChange)
}
