'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { MaskIcon } from '../ui/mask-icon'
import { isDownward, isShownAfterScroll } from './back-to-top'
import { scrollToTop } from './scroll-to-top'

/**
 * Offers a way back to the top of a long page to a reader who is in the middle of it. It isn't part of the page's HTML.
 */
export function BackToTop() {
  const [shown, setShown] = useState(false)
  /** How far the page was scrolled at the previous event. */
  const before = useRef<number>(undefined)
  const stop = useRef<() => void>(undefined)
  const pathname = usePathname()

  // Runs before the browser reports the scroll position of the new page.
  useLayoutEffect(() => {
    const onHash = () => {
      if (!location.hash) return
      // The browser has scrolled there by now. The event that says so changes nothing.
      before.current = scrollY
      setShown(false)
    }
    onHash()
    addEventListener('hashchange', onHash)
    return () => {
      stop.current?.()
      removeEventListener('hashchange', onHash)
    }
  }, [pathname])

  useEffect(() => {
    const onScroll = () => {
      const [top, previousTop] = [scrollY, before.current]
      before.current = top
      if (isDownward(top, previousTop)) stop.current?.()
      const windowHeight = innerHeight
      const documentHeight = document.documentElement.scrollHeight
      setShown((is) =>
        isShownAfterScroll({ shown: is, top, previousTop, windowHeight, documentHeight }),
      )
    }
    addEventListener('scroll', onScroll, { passive: true })
    return () => removeEventListener('scroll', onScroll)
  }, [])

  return shown ? (
    <button
      type="button"
      className="back-to-top"
      aria-label="Scroll back to top"
      onClick={() => {
        // The button disappears on the way up. The keyboard continues at the top of the page.
        document.getElementById('_top')?.focus({ preventScroll: true })
        stop.current = scrollToTop()
      }}
    >
      <MaskIcon icon="up" />
    </button>
  ) : null
}
