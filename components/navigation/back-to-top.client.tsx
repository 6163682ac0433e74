'use client'

import { useEffect } from 'react'
import { MaskIcon } from '../ui/mask-icon'

const loadScroll = () => import('./scroll-to-top')

/** A way back to the top of a long page. It isn't part of the page's HTML. */
export function BackToTop() {
  useEffect(() => void loadScroll().catch(() => undefined), [])
  return (
    <button
      type="button"
      className="back-to-top"
      aria-label="Scroll back to top"
      onClick={() => {
        // The button disappears on the way up. The keyboard continues at the top of the page.
        document.getElementById('_top')?.focus({ preventScroll: true })
        loadScroll().then(
          ({ scrollToTop }) => scrollToTop(),
          () => scrollTo({ top: 0 }),
        )
      }}
    >
      <MaskIcon icon="up" />
    </button>
  )
}
