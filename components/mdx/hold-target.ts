/** Events that mean that the reader has moved on, so the position is left to them. */
const READER_EVENTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

const toPixels = (length: string) => Number.parseFloat(length) || 0

/** Whether an element is where landing on it has put it: below the bars, or as far up as the end of the page allows. */
function isLandedOn(target: Element): boolean {
  const root = document.documentElement
  const { top } = target.getBoundingClientRect()
  const rest =
    top -
    toPixels(getComputedStyle(root).scrollPaddingTop) -
    toPixels(getComputedStyle(target).scrollMarginTop)
  const isAtEnd = scrollY + innerHeight >= root.scrollHeight - 1
  return Math.abs(rest) <= 1 || (isAtEnd && rest > 0)
}

let ended = new AbortController()

/**
 * Keeps an element that the reader has landed on in place while the page grows, for example when diagrams and live
 * editors load. Stops when the reader scrolls or another element is held. Does nothing if the element isn't where
 * landing has put it.
 */
export function holdTarget(target: Element | null): void {
  ended.abort()
  if (!target || !isLandedOn(target)) return
  ended = new AbortController()
  const { signal } = ended
  const end = () => ended.abort()
  let height = document.body.offsetHeight
  const sizes = new ResizeObserver(() => {
    height = document.body.offsetHeight
    target.scrollIntoView({ behavior: 'instant' })
  })
  const onScroll = () => {
    // If the page hasn't grown, the reader has scrolled, for example with a scrollbar or a screen reader.
    if (document.body.offsetHeight === height && !isLandedOn(target)) end()
  }
  sizes.observe(document.body)
  signal.addEventListener('abort', () => sizes.disconnect())
  addEventListener('scroll', onScroll, { passive: true, signal })
  for (const type of READER_EVENTS) addEventListener(type, end, { passive: true, signal })
}
