/** What determines whether the bar is hidden. All lengths are in CSS pixels. */
export type ScrollState = {
  /** Whether the bar is currently hidden. */
  hidden: boolean
  /** How far the page is scrolled, and how far it was at the previous event. */
  top: number
  previousTop: number
  navbarHeight: number
  windowHeight: number
  documentHeight: number
}

/**
 * Whether the bar is hidden after the reader has scrolled. It is hidden on the way down, once the page is scrolled by
 * more than the height of the bar, and shown on the way up and at the end of the page.
 */
export function isHiddenAfterScroll(state: ScrollState): boolean {
  const { hidden, top, previousTop, navbarHeight, windowHeight, documentHeight } = state
  if (top < navbarHeight) return false
  // Scaled screens leave fractions of a pixel.
  if (top + windowHeight >= documentHeight - 1) return false
  if (top === previousTop) return hidden
  return previousTop !== 0 && top > previousTop
}
