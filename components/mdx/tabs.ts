import { setParameters } from '@/components/navigation/change-query'
import { findTarget } from '@/components/navigation/find-target'
import { moveFocus } from '@/components/ui/move-focus'
import { writeStored } from '@/components/ui/storage'

/** Returns the storage key of a tab group, which is the same as in the framework. */
export function toTabKey(group: string): string {
  return `docusaurus.tab.${group}`
}

/** Value of `hidden` that lets the browser's own search find text in a panel. It fires `beforematch` to show it. */
const UNTIL_FOUND = 'until-found'

/** Shows the panel of a value. Returns false and changes nothing if these tabs don't have the value. */
export function selectTab(tabs: Element, value: string | undefined): boolean {
  const buttons = [...(tabs.firstElementChild?.children ?? [])] as HTMLButtonElement[]
  if (!buttons.some((button) => button.dataset['value'] === value)) return false
  for (const button of buttons) {
    const selected = button.dataset['value'] === value
    button.ariaSelected = String(selected)
    button.tabIndex = selected ? 0 : -1
    const panel = document.getElementById(button.getAttribute('aria-controls') ?? '')
    if (selected) panel?.removeAttribute('hidden')
    else panel?.setAttribute('hidden', UNTIL_FOUND)
  }
  return true
}

/** Selects the tabs that the query string or else an earlier choice requests. */
export function restoreTabs(root: ParentNode, readStorage: (key: string) => string | null): void {
  const query = new URLSearchParams(location.search)
  for (const panel of root.querySelectorAll('[role=tabpanel][hidden]')) {
    panel.setAttribute('hidden', UNTIL_FOUND)
  }
  for (const tabs of root.querySelectorAll<HTMLElement>('.tabs')) {
    const { group, query: name } = tabs.dataset
    const wanted = (name && query.get(name)) ?? (group ? readStorage(toTabKey(group)) : null)
    if (wanted) selectTab(tabs, wanted)
  }
}

/** Selects the tab of a panel. */
function selectPanel(panel: Element): void {
  const button = document.getElementById(panel.getAttribute('aria-labelledby') ?? '')
  const tabs = button?.closest('.tabs')
  if (tabs) selectTab(tabs, button?.dataset['value'])
}

/** Opens everything around an element: details elements, and tabs. */
export function reveal(element: Element | null): void {
  const box = element?.closest('[role=tabpanel], details')
  if (!box) return
  if (box instanceof HTMLDetailsElement) box.open = true
  else selectPanel(box)
  reveal(box.parentElement)
}

/** Opens everything around the target of the URL. Navigation inside the app doesn't, and doesn't set `:target`. */
export function revealTarget(): void {
  reveal(findTarget())
}

/** Selects a tab for the reader: here, in every other tab list of the same group, and for later visits. */
export function chooseTab(button: HTMLButtonElement): void {
  const tabs = button.closest<HTMLElement>('.tabs')
  const value = button.dataset['value']
  if (!tabs || value === undefined) return
  const before = button.getBoundingClientRect().top
  const { group, query } = tabs.dataset
  selectTab(tabs, value)
  if (query) setParameters({ [query]: value })
  if (group) {
    writeStored(toTabKey(group), value)
    for (const other of document.querySelectorAll(`.tabs[data-group="${CSS.escape(group)}"]`)) {
      selectTab(other, value)
    }
  }
  // Keep the clicked tab under the pointer, even though panels above it may have changed height.
  window.scrollBy({ top: button.getBoundingClientRect().top - before, behavior: 'instant' })
}

/** Moves focus within a tab list with the arrow keys, Home and End. Enter and Space select a tab, as for any button. */
export function moveTabFocus(event: KeyboardEvent): void {
  const tabs = (event.target as Element).closest('[role=tab]')?.closest('.tabs')
  // Alt with Left is the browser's Back.
  if (!tabs || event.altKey || event.ctrlKey || event.metaKey) return
  const buttons = tabs.querySelectorAll<HTMLButtonElement>(':scope > :first-child > [role=tab]')
  if (moveFocus([...buttons], event.key, ['ArrowLeft', 'ArrowRight'])) event.preventDefault()
}
