/** What readers do to go on; from then on the page is theirs. */
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
 * Keeps an element that the reader has landed on in its place while the page grows, as diagrams and live editors do when
 * they come, until the reader scrolls or another element is held. Does nothing if it is elsewhere by now.
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
    // Scrolling without growth is the reader's, by a scrollbar or a screen reader.
    if (document.body.offsetHeight === height && !isLandedOn(target)) end()
  }
  sizes.observe(document.body)
  signal.addEventListener('abort', () => sizes.disconnect())
  addEventListener('scroll', onScroll, { passive: true, signal })
  for (const type of READER_EVENTS) addEventListener(type, end, { passive: true, signal })
}
