/** Attributes with which DocSearch makes its whole dialog a button. https://github.com/algolia/docsearch/issues/1370 */
const BUTTON = 'role tabindex aria-controls aria-expanded aria-haspopup aria-labelledby'.split(' ')

/**
 * Makes the link of each hit the option, because an option can't contain a link
 * (https://github.com/algolia/docsearch/issues/1014). Stored searches also have buttons, so they are rows of a grid.
 */
function describeList(list: HTMLElement, index: number, isGrid: boolean): void {
  list.removeAttribute('aria-labelledby')
  list.role = isGrid ? 'none' : 'listbox'
  if (isGrid) list.removeAttribute('id')
  else {
    // DocSearch gives all lists the same id, and the field refers to others.
    list.id = `search-list-${index}`
    const title = list.parentElement?.querySelector('.DocSearch-Hit-source')
    list.ariaLabel = title?.textContent ?? null
  }
  for (const item of list.querySelectorAll<HTMLElement>(':scope > li')) {
    const target = item.firstElementChild
    item.role = 'none'
    if (target && !isGrid) target.role = 'option'
    // React writes these again only when they change.
    for (const name of ['id', 'aria-selected']) {
      const value = item.getAttribute(name)
      if (value !== null) target?.setAttribute(name, value)
      item.removeAttribute(name)
    }
  }
}

/** Gives the dialog the roles that assistive technology needs. */
function describe(dialog: HTMLElement): void {
  const container = dialog.querySelector('.DocSearch-Container')
  for (const name of BUTTON) container?.removeAttribute(name)
  const lists = [...dialog.querySelectorAll<HTMLElement>('.DocSearch-Hits > ul')]
  const grid = dialog.querySelector<HTMLElement>('.DocSearch-Dropdown-Container:has([role=row])')
  lists.forEach((list, index) => describeList(list, index, grid !== null))
  if (grid) {
    grid.id = 'search-stored'
    grid.role = 'grid'
    grid.ariaLabel = 'Recent and favorite searches'
  }
  // https://github.com/algolia/docsearch/issues/1014: the field has no role, and refers to lists that don't exist.
  const field = dialog.querySelector('input')
  if (!field) return
  const controlled = grid ? [grid] : lists
  field.role = 'combobox'
  field.ariaExpanded = String(controlled.length > 0)
  field.ariaHasPopup = grid ? 'grid' : 'listbox'
  field.setAttribute('aria-controls', controlled.map(({ id }) => id).join(' '))
  if (controlled.length === 0) field.removeAttribute('aria-controls')
}

/**
 * Describes the dialog immediately and whenever DocSearch changes it. Each of its changes adds or removes an element, or
 * moves the selection, and the observer sees nothing else: not what is written here.
 */
export function describeDialog(dialog: HTMLElement): void {
  const observer = new MutationObserver(() => describe(dialog))
  observer.observe(dialog, {
    subtree: true,
    childList: true,
    attributeFilter: ['aria-activedescendant'],
  })
  describe(dialog)
}
