/** Maximum time in milliseconds that the text is hidden, in case the app doesn't start. */
const MAX_HOLD = 5_000

/** Hides the text of the not-found page, because most readers are redirected to the page that they meant. */
export function holdText(root: HTMLElement): void {
  root.dataset['address'] = 'pending'
  setTimeout(() => releaseText(root), MAX_HOLD)
}

export function releaseText(root: HTMLElement): void {
  delete root.dataset['address']
}
