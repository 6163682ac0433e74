/** How the page was scrolled. All lengths are in CSS pixels. */
export type Scroll = {
  /** How far the page was scrolled before, and how far it is now. */
  from: number
  to: number
  /** How far it can be scrolled further. */
  rest: number
}

/** Distance from the top below which no button leads there. */
const MIN_TOP = 300

/**
 * Whether the navbar is hidden after the reader has scrolled. It is hidden on the way down, once the page is scrolled
 * by more than the height of the bar, and shown on the way up and at the end of the page.
 * @param bar height of the navbar
 */
export function isNavbarHidden({ from, to, rest }: Scroll, bar: number): boolean {
  // Scaled screens leave fractions of a pixel.
  return to >= bar && rest > 1 && from !== 0 && to > from
}

/**
 * Whether the button to the top is shown after the reader has scrolled. It is shown on the way up and well below the
 * top, but not while the end of the page is visible, because it would cover the last lines.
 */
export function isTopOffered({ from, to, rest }: Scroll): boolean {
  return to < from && to >= MIN_TOP && rest > 0
}
