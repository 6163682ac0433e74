'use client'

import { ArrowUp } from 'lucide'
import { usePathname } from 'next/navigation'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Icon } from '../ui/icon'
import { isDownwards, isShownAfterScroll } from './back-to-top'
import { scrollToTop } from './scroll-to-top'

/** Offers the way back to the top of a long page to a reader who has begun it. It is no part of a page's HTML. */
export function BackToTop() {
  const [shown, setShown] = useState(false)
  /** After a navigation to a heading the scrolling that belongs to it says nothing. */
  const ignoresNext = useRef(false)
  const stop = useRef<() => void>(undefined)
  const pathname = usePathname()

  // Before the browser reports where the new page is scrolled to.
  useLayoutEffect(() => {
    const onHash = () => {
      if (!location.hash) return
      ignoresNext.current = true
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
    let before: number | undefined
    const onScroll = () => {
      const [top, previousTop] = [scrollY, before]
      before = top
      if (ignoresNext.current) {
        ignoresNext.current = false
        return
      }
      if (isDownwards(top, previousTop)) stop.current?.()
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
        // The button leaves on the way; the keyboard starts again where the page does.
        document.getElementById('top')?.focus({ preventScroll: true })
        stop.current = scrollToTop()
      }}
    >
      <Icon icon={ArrowUp} />
    </button>
  ) : null
}
