/** What decides whether the bar is hidden; every length in CSS pixels. */
export type ScrollState = {
  /** Whether it is hidden now. */
  hidden: boolean
  /** How far the page is scrolled, and how far it was at the event before. */
  top: number
  previousTop: number
  navbarHeight: number
  windowHeight: number
  documentHeight: number
}

/**
 * Whether the bar is hidden after the reader has scrolled: it leaves on the way down once its own height has been
 * passed, and is back on the way up and at the end of the page.
 */
export function isHiddenAfterScroll(state: ScrollState): boolean {
  const { hidden, top, previousTop, navbarHeight, windowHeight, documentHeight } = state
  if (top < navbarHeight) return false
  // Fractions of a pixel are left over on screens with a scale.
  if (top + windowHeight >= documentHeight - 1) return false
  if (top === previousTop) return hidden
  return previousTop !== 0 && top > previousTop
}
