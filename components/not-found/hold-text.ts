/** How long the text is held back at most, in milliseconds: the app may not start. */
const MAX_HOLD = 5_000

/** Hides the text of the not-found page: most readers are led on to the page they meant. */
export function holdText(root: HTMLElement): void {
  root.dataset['address'] = 'pending'
  setTimeout(() => releaseText(root), MAX_HOLD)
}

export function releaseText(root: HTMLElement): void {
  delete root.dataset['address']
}
