/** Fraction of the distance that remains after each frame. */
const EASING = 0.85

/** Events with which readers scroll, in any direction. */
const READER_EVENTS = ['wheel', 'touchmove', 'keydown'] as const

/** Scrolls part of the way in every frame, until the top is reached or the page is scrolled by anything else. */
function ease(): void {
  const ended = new AbortController()
  const { signal } = ended
  const step = (from: number) => {
    // The reader may have moved the scrollbar, or opened another page.
    if (from === 0 || Math.abs(scrollY - from) > 1) ended.abort()
    if (signal.aborted) return
    const top = Math.floor(from * EASING)
    scrollTo({ top, behavior: 'instant' })
    requestAnimationFrame(() => step(top))
  }
  const onReader = (event: Event) => {
    // The key that pressed the button may still be down.
    if (!(event instanceof KeyboardEvent && event.repeat)) ended.abort()
  }
  for (const type of READER_EVENTS) addEventListener(type, onReader, { passive: true, signal })
  requestAnimationFrame(() => step(scrollY))
}

/**
 * Scrolls to the top of the page: at once for readers who prefer reduced motion, by the browser if the stylesheet makes
 * scrolling smooth, and otherwise frame by frame.
 */
export function scrollToTop(): void {
  const isSmooth = getComputedStyle(document.documentElement).scrollBehavior === 'smooth'
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    scrollTo({ top: 0, behavior: 'instant' })
  } else if (isSmooth) {
    scrollTo({ top: 0, behavior: 'smooth' })
  } else ease()
}
