/** Attributes with which DocSearch makes its whole dialog a button. https://github.com/algolia/docsearch/issues/1370 */
const BUTTON = 'role tabindex aria-controls aria-expanded aria-haspopup aria-labelledby'.split(' ')

/**
 * Gives the dialog the roles that assistive technology needs. The link of each hit is the option, because an option
 * can't contain a link (https://github.com/algolia/docsearch/issues/1014). Stored searches also have buttons, so they
 * are rows of a grid. The field has no role, and refers to lists that don't exist.
 */
function describe(dialog: HTMLElement): void {
  const container = dialog.querySelector('.DocSearch-Container')
  for (const name of BUTTON) container?.removeAttribute(name)
  const grid = dialog.querySelector<HTMLElement>('.DocSearch-Dropdown-Container:has([role=row])')
  const lists = [...dialog.querySelectorAll<HTMLElement>('.DocSearch-Hits > ul')]
  for (const [index, list] of lists.entries()) {
    const title = list.previousElementSibling?.textContent ?? null
    list.role = grid ? 'none' : 'listbox'
    list.ariaLabel = grid ? null : title
    list.removeAttribute('aria-labelledby')
    // DocSearch gives all lists the same id.
    list.id = `search-list-${index}`
  }
  for (const item of dialog.querySelectorAll('.DocSearch-Hit')) {
    const target = item.firstElementChild
    item.role = 'none'
    if (target) target.role ??= 'option'
    // React writes these again only when they change.
    for (const name of ['id', 'aria-selected']) {
      const value = item.getAttribute(name)
      if (value !== null) target?.setAttribute(name, value)
      item.removeAttribute(name)
    }
  }
  if (grid) {
    grid.id = 'search-stored'
    grid.role = 'grid'
    grid.ariaLabel = 'Recent and favorite searches'
  }
  const field = dialog.querySelector('input')
  if (!field) return
  const popups = grid ? [grid] : lists
  field.role = 'combobox'
  field.ariaExpanded = String(popups.length > 0)
  field.ariaHasPopup = grid ? 'grid' : 'listbox'
  field.setAttribute('aria-controls', popups.map(({ id }) => id).join(' '))
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
