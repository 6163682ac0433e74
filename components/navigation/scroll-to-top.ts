import { getNextTop } from './back-to-top'

/** How readers scroll themselves, whatever the direction. */
const readerEvents = ['wheel', 'touchmove', 'keydown'] as const

function jump(): void {
  scrollTo({ top: 0, behavior: 'instant' })
}

/** Scrolls a part of the way in every frame until the top is reached. Returns what stops it on the way. */
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
    // The key that pressed the button may still be held.
    if (!(event instanceof KeyboardEvent && event.repeat)) stop()
  }
  for (const type of readerEvents) addEventListener(type, onReader, { passive: true, signal })
  requestAnimationFrame(step)
  return stop
}

/**
 * Scrolls to the top of the page: at once for readers who asked for less motion, by the browser where the stylesheet
 * makes scrolling smooth, else frame by frame. Returns what stops it; a reader who scrolls does so, too.
 */
export function scrollToTop(): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    jump()
    return () => undefined
  }
  // The browser gives way to a reader by itself.
  if (getComputedStyle(document.documentElement).scrollBehavior === 'smooth') {
    scrollTo({ top: 0, behavior: 'smooth' })
    return () => undefined
  }
  return ease()
}
