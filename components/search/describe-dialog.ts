/**
 * Gives DocSearch's dialog the roles that assistive technology needs. DocSearch 3.9.0 makes the whole dialog a button,
 * and its options contain links, which can't be reached inside an option.
 */

/** Moves the attributes that React writes to a list item to the element that is selected in its place. */
function moveDescription(item: HTMLElement, target: Element): void {
  // React writes these again only when they change.
  for (const name of ['id', 'aria-selected']) {
    const value = item.getAttribute(name)
    if (value === null) continue
    target.setAttribute(name, value)
    item.removeAttribute(name)
  }
  item.role = 'none'
}

/** Makes the link of each hit the option. */
function describeOptions(list: HTMLElement, index: number): void {
  const title = list.parentElement?.querySelector('.DocSearch-Hit-source')?.textContent
  // DocSearch gives all lists the same id.
  list.id = `search-list-${index}`
  list.role = 'listbox'
  list.ariaLabel = title?.replaceAll('\u200b', '') ?? null
  for (const item of list.querySelectorAll<HTMLElement>(':scope > li')) {
    const link = item.querySelector('a')
    if (!link) continue
    moveDescription(item, link)
    link.role = 'option'
  }
}

/**
 * Makes stored searches rows of a grid, because they have buttons next to their link, which an option can't contain.
 */
function describeRows(list: HTMLElement): void {
  list.removeAttribute('id')
  list.role = 'none'
  for (const item of list.querySelectorAll<HTMLElement>(':scope > li')) {
    const row = item.querySelector('[role=row]')
    if (row) moveDescription(item, row)
  }
}

/** Describes the lists. Returns those that the field controls. */
function describeLists(dialog: HTMLElement): HTMLElement[] {
  const lists = [...dialog.querySelectorAll<HTMLElement>('.DocSearch-Hits > ul')]
  for (const list of lists) list.removeAttribute('aria-labelledby')
  const grid = dialog.querySelector<HTMLElement>('.DocSearch-Dropdown-Container:has([role=row])')
  if (!grid) {
    lists.forEach(describeOptions)
    return lists
  }
  lists.forEach(describeRows)
  grid.id = 'search-stored'
  grid.role = 'grid'
  grid.ariaLabel = 'Recent and favorite searches'
  return [grid]
}

function describeField(dialog: HTMLElement, lists: readonly HTMLElement[]): void {
  const field = dialog.querySelector('input')
  if (!field) return
  field.role = 'combobox'
  field.ariaExpanded = String(lists.length > 0)
  field.ariaHasPopup = lists[0]?.role ?? 'listbox'
  if (lists.length > 0) field.setAttribute('aria-controls', lists.map(({ id }) => id).join(' '))
  else field.removeAttribute('aria-controls')
}

function describeContainer(dialog: HTMLElement): void {
  const container = dialog.querySelector('.DocSearch-Container')
  for (const name of [
    ...['role', 'tabindex'],
    ...['aria-controls', 'aria-expanded', 'aria-haspopup', 'aria-labelledby'],
  ]) {
    container?.removeAttribute(name)
  }
}

function describe(dialog: HTMLElement): void {
  describeContainer(dialog)
  describeField(dialog, describeLists(dialog))
}

/**
 * Describes the dialog immediately and whenever DocSearch changes it. Each of its changes adds or removes an element, or
 * moves the selection, and the observer sees nothing else: not what is written here. Returns a function that stops this.
 */
export function describeDialog(dialog: HTMLElement): () => void {
  const observer = new MutationObserver(() => describe(dialog))
  observer.observe(dialog, {
    subtree: true,
    childList: true,
    attributeFilter: ['aria-activedescendant'],
  })
  describe(dialog)
  return () => observer.disconnect()
}
