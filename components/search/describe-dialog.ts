/**
 * Gives DocSearch's dialog the roles that assistive technology needs. DocSearch 3.9.0 makes the whole dialog a button,
 * and its options hold links, which nobody reaches within an option.
 */

/** The hits are links, so each link is the option; its list item only holds it. */
function describeOption(item: HTMLElement): void {
  const link = item.querySelector('a')
  if (!link) return
  // React writes these again only when they change.
  const isSelected = item.getAttribute('aria-selected')
  if (isSelected !== null) {
    link.setAttribute('aria-selected', isSelected)
    item.removeAttribute('aria-selected')
  }
  if (item.id) {
    link.id = item.id
    item.removeAttribute('id')
  }
  item.role = 'none'
  link.role = 'option'
}

/** Stored searches have buttons beside their link, which no option may have: a grid may. */
function describeRow(item: HTMLElement): void {
  item.role = 'row'
  for (const cell of item.children) cell.role = 'gridcell'
}

function describeList(list: HTMLElement): void {
  const isStored = list.querySelector('button') !== null
  const title = list.parentElement?.querySelector('.DocSearch-Hit-source')?.textContent
  list.removeAttribute('aria-labelledby')
  list.ariaLabel = title?.replaceAll('\u200b', '') ?? null
  list.role = isStored ? 'grid' : 'listbox'
  for (const item of list.querySelectorAll<HTMLElement>(':scope > li')) {
    if (isStored) describeRow(item)
    else describeOption(item)
  }
}

function describeField(dialog: HTMLElement, lists: readonly HTMLElement[]): void {
  const field = dialog.querySelector('input')
  if (!field) return
  field.role = 'combobox'
  field.ariaExpanded = String(lists.length > 0)
  field.ariaHasPopup = lists[0]?.role ?? 'listbox'
}

function describeContainer(dialog: HTMLElement): void {
  const container = dialog.querySelector('.DocSearch-Container')
  for (const name of ['role', 'tabindex', 'aria-expanded', 'aria-haspopup', 'aria-labelledby']) {
    container?.removeAttribute(name)
  }
}

function describe(dialog: HTMLElement): void {
  describeContainer(dialog)
  const lists = [...dialog.querySelectorAll<HTMLElement>('.DocSearch-Hits > ul')]
  lists.forEach(describeList)
  describeField(dialog, lists)
}

/** Describes the dialog now and whenever it changes. Returns a function that stops it. */
export function describeDialog(dialog: HTMLElement): () => void {
  const observer = new MutationObserver(() => {
    describe(dialog)
    // What has just been written is no news.
    observer.takeRecords()
  })
  observer.observe(dialog, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['aria-selected', 'id', 'role'],
  })
  describe(dialog)
  return () => observer.disconnect()
}
