import { changeQuery } from '@/components/navigation/change-query'
import { writeStored } from '@/components/ui/storage'

/** Storage key of a tab group, as the framework itself names it. */
export function toTabKey(group: string): string {
  return `docusaurus.tab.${group}`
}

/** Shows the panel of a value; a value that these tabs do not have changes nothing. */
export function selectTab(tabs: Element, value: string | undefined): boolean {
  const buttons = [...(tabs.firstElementChild?.children ?? [])] as HTMLButtonElement[]
  if (!buttons.some((button) => button.dataset['value'] === value)) return false
  for (const button of buttons) {
    const selected = button.dataset['value'] === value
    button.ariaSelected = String(selected)
    button.tabIndex = selected ? 0 : -1
    document
      .getElementById(button.getAttribute('aria-controls') ?? '')
      ?.toggleAttribute('hidden', !selected)
  }
  return true
}

/**
 * Selects what the query string or an earlier choice asks for, the query string first, and whatever holds the target
 * of the URL.
 */
export function restoreTabs(root: ParentNode, readStorage: (key: string) => string | null): void {
  const query = new URLSearchParams(location.search)
  for (const tabs of root.querySelectorAll<HTMLElement>('.tabs')) {
    const { group, query: name } = tabs.dataset
    const wanted = (name && query.get(name)) ?? (group ? readStorage(toTabKey(group)) : null)
    if (wanted) selectTab(tabs, wanted)
  }
  // Not `:target`, which navigation inside the app does not set.
  let id = location.hash.slice(1)
  try {
    id = decodeURIComponent(id)
  } catch {
    // A URL typed by hand may be anything; then no heading has it.
  }
  let panel = document.getElementById(id)?.closest('[role=tabpanel]')
  while (panel) {
    const button = document.getElementById(panel.getAttribute('aria-labelledby') ?? '')
    const tabs = button?.closest('.tabs')
    if (tabs) selectTab(tabs, button?.dataset['value'])
    panel = panel.parentElement?.closest('[role=tabpanel]')
  }
}

/** Selects a tab for the reader: here, in every other group of the same name, and for later visits. */
export function chooseTab(button: HTMLButtonElement): void {
  const tabs = button.closest<HTMLElement>('.tabs')
  const value = button.dataset['value']
  if (!tabs || value === undefined) return
  const before = button.getBoundingClientRect().top
  const { group, query } = tabs.dataset
  selectTab(tabs, value)
  if (query) {
    const url = new URL(location.href)
    url.searchParams.set(query, value)
    changeQuery(url, 'same')
  }
  if (group) {
    writeStored(toTabKey(group), value)
    for (const other of document.querySelectorAll(`.tabs[data-group="${CSS.escape(group)}"]`)) {
      selectTab(other, value)
    }
  }
  // The clicked tab stays under the pointer although panels above it may have changed height.
  window.scrollBy({ top: button.getBoundingClientRect().top - before, behavior: 'instant' })
}

const KEY_STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Arrow keys move the focus within a tab list; Enter and Space select as for any button. */
export function moveTabFocus(event: KeyboardEvent): void {
  const button = (event.target as Element).closest<HTMLButtonElement>('[role=tab]')
  const tabs = button?.closest('.tabs')
  const step = KEY_STEPS[event.key]
  if (!button || !tabs || !step) return
  const buttons = [
    ...tabs.querySelectorAll<HTMLButtonElement>(':scope > :first-child > [role=tab]'),
  ]
  event.preventDefault()
  buttons[step(buttons.indexOf(button), buttons.length)]?.focus()
}
