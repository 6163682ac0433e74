/** Selects a hit, as DocSearch does when the pointer moves over it. */
export function selectHit(dialog: HTMLElement, hit: Element): void {
  hit.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }))
  // React renders the selection later, but `repeatQuery` may read it before then.
  dialog.querySelector('[aria-selected=true]')?.setAttribute('aria-selected', 'false')
  hit.querySelector('[aria-selected]')?.setAttribute('aria-selected', 'true')
}

/** Makes DocSearch repeat its current query, as it does when its field gets focus, and keeps the selection. */
export function repeatQuery(dialog: HTMLElement): void {
  const selected = dialog.querySelector('[aria-selected=true]')?.closest('.DocSearch-Hit')
  dialog.querySelector('input')?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  // Repeating the query selects the first hit.
  if (selected) selectHit(dialog, selected)
}
