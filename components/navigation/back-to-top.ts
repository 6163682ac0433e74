/** What determines whether the button is shown. All lengths are in CSS pixels. */
export type ScrollChange = {
  /** Whether the button is currently shown. */
  shown: boolean
  /** How far the page is scrolled, and how far it was at the previous event. Undefined at the first event. */
  top: number
  previousTop: number | undefined
  windowHeight: number
  documentHeight: number
}

/** Distance from the top below which no button is needed. */
const MIN_TOP = 300

/** Fraction of the distance that remains after each frame. */
const EASING = 0.85

/** Whether the page was scrolled down, as opposed to up or to its first position. */
export function isDownward(top: number, previousTop: number | undefined): boolean {
  return Boolean(previousTop) && top >= (previousTop ?? 0)
}

/**
 * Whether the button is shown after the reader has scrolled. It is shown on the way up and well below the top, but not
 * while the end of the page is visible, because it would cover the last lines.
 */
export function isShownAfterScroll(change: ScrollChange): boolean {
  const { shown, top, previousTop, windowHeight, documentHeight } = change
  // A page that was just shown or left at its top wasn't scrolled by the reader.
  if (!previousTop) return shown
  if (isDownward(top, previousTop) || top < MIN_TOP) return false
  return top + windowHeight < documentHeight
}

/** Returns the scroll position of the next frame. @example getNextTop(1000) // 850 */
export function getNextTop(top: number): number {
  return Math.floor(top * EASING)
}
