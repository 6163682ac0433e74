import { getNextTop } from './back-to-top'

/** Events with which readers scroll, in any direction. */
const readerEvents = ['wheel', 'touchmove', 'keydown'] as const

function jump(): void {
  scrollTo({ top: 0, behavior: 'instant' })
}

/** Scrolls part of the way in every frame until the top is reached. Returns a function that stops it. */
function ease(): () => void {
  const ended = new AbortController()
  const { signal } = ended
  const stop = () => ended.abort()
  const step = () => {
    if (signal.aborted) return
    scrollTo({ top: getNextTop(scrollY), behavior: 'instant' })
    if (scrollY > 0) requestAnimationFrame(step)
    else stop()
  }
  const onReader = (event: Event) => {
    // The key that pressed the button may still be down.
    if (!(event instanceof KeyboardEvent && event.repeat)) stop()
  }
  for (const type of readerEvents) addEventListener(type, onReader, { passive: true, signal })
  requestAnimationFrame(step)
  return stop
}

/**
 * Scrolls to the top of the page: at once for readers who prefer reduced motion, by the browser if the stylesheet makes
 * scrolling smooth, and otherwise frame by frame. Returns a function that stops it. A reader who scrolls stops it too.
 */
export function scrollToTop(): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    jump()
    return () => undefined
  }
  // The browser stops by itself when a reader scrolls.
  if (getComputedStyle(document.documentElement).scrollBehavior === 'smooth') {
    scrollTo({ top: 0, behavior: 'smooth' })
    return () => undefined
  }
  return ease()
}
