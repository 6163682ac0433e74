/** Returns the session storage key of a sidebar's scroll position. */
export function toScrollKey(id: string): string {
  return `sidebar-scroll ${id}`
}

/** Scrolls a sidebar far enough to show its current page. */
export function showCurrent(sidebar: HTMLElement): void {
  const current = sidebar.querySelector('[aria-current=page]')
  if (!current) return
  const frame = sidebar.getBoundingClientRect()
  const { top, bottom } = current.getBoundingClientRect()
  if (top < frame.top || bottom > frame.bottom) {
    sidebar.scrollTop += top - frame.top - sidebar.clientHeight / 2
  }
}

/** Scrolls a sidebar to where the reader left it in this visit, and then far enough to show its current page. */
export function restoreScroll(
  sidebar: HTMLElement,
  readStorage: (key: string) => string | null,
): void {
  const stored = readStorage(toScrollKey(sidebar.dataset['sidebar'] ?? ''))
  if (stored !== null) sidebar.scrollTop = Number(stored)
  showCurrent(sidebar)
}
