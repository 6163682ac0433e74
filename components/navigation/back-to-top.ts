/** What decides whether the button is offered; every length in CSS pixels. */
export type ScrollChange = {
  /** Whether it is shown now. */
  shown: boolean
  /** How far the page is scrolled, and how far it was at the event before; undefined at the first one. */
  top: number
  previousTop: number | undefined
  windowHeight: number
  documentHeight: number
}

/** Nearer to the top than this, the way back is short enough without a button. */
const LEAST_TOP = 300

/** What is left of the distance after each frame. */
const EASING = 0.85

/** Whether a change of the scroll position is one that the reader made downwards, or one without a direction. */
export function isDownwards(top: number, previousTop: number | undefined): boolean {
  return Boolean(previousTop) && top >= (previousTop ?? 0)
}

/**
 * Whether the button is shown after the reader has scrolled: on the way up, well below the top, and never where the end
 * of the page is in sight, whose last lines it would cover.
 */
export function isShownAfterScroll(change: ScrollChange): boolean {
  const { shown, top, previousTop, windowHeight, documentHeight } = change
  // A page that is just shown, or left at its top, was not scrolled by the reader.
  if (!previousTop) return shown
  if (isDownwards(top, previousTop) || top < LEAST_TOP) return false
  return top + windowHeight < documentHeight
}

/** Where the page is one frame nearer to its top. @example getNextTop(1000) // 850 */
export function getNextTop(top: number): number {
  return Math.floor(top * EASING)
}
