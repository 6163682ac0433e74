/** What determines whether the bar is hidden. All lengths are in CSS pixels. */
export type Scroll = {
  /** How far the page was scrolled, and how far it is now. */
  from: number
  to: number
  /** Height of the bar. */
  bar: number
  /** How far the page can be scrolled further. */
  rest: number
}

/**
 * Whether the bar is hidden after the reader has scrolled. It is hidden on the way down, once the page is scrolled by
 * more than the height of the bar, and shown on the way up and at the end of the page.
 */
export function isHiddenAfterScroll({ from, to, bar, rest }: Scroll): boolean {
  // Scaled screens leave fractions of a pixel.
  return to >= bar && rest > 1 && from !== 0 && to > from
}
