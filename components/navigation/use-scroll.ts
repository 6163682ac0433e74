import { useLayoutEffect, useRef, useState } from 'react'
import { findTarget } from './find-target'
import { isNavbarHidden, isTopOffered } from './scroll'

/**
 * Follows how the reader scrolls. Marks the root element with `data-navbar-hidden` while the navbar is hidden, unless
 * it is pinned, and returns whether the button to the top is shown. A navigation shows the navbar, unless it leads to
 * a heading, which then gets the space.
 * @param path path of the shown page
 */
export function useScroll(path: string): boolean {
  const [isOffered, setIsOffered] = useState(false)
  const shownPath = useRef(path)

  // Runs before the browser reports that the new page is scrolled to its top, or to the heading in the URL.
  useLayoutEffect(() => {
    let from = scrollY
    const show = (isHidden: boolean, isButtonShown: boolean) => {
      const isPinned = document.querySelector('.navbar[data-pinned]') !== null
      document.documentElement.toggleAttribute('data-navbar-hidden', isHidden && !isPinned)
      setIsOffered(isButtonShown)
    }
    const onScroll = () => {
      const { scrollHeight } = document.documentElement
      const scroll = { from, to: scrollY, rest: scrollHeight - innerHeight - scrollY }
      // Firefox lands on a heading again when the page has loaded, up to a pixel away.
      if (Math.abs(scroll.to - from) <= 1) return
      from = scroll.to
      const bar = document.querySelector('.navbar')?.clientHeight ?? 0
      show(isNavbarHidden(scroll, bar), isTopOffered(scroll))
    }
    const onNavigation = () => {
      // The browser has scrolled there by now. The event that says so changes nothing.
      from = scrollY
      show(findTarget() !== null, false)
    }
    // The first page shows the bar, so that readers see where they are.
    if (shownPath.current !== path) onNavigation()
    shownPath.current = path
    addEventListener('scroll', onScroll, { passive: true })
    addEventListener('hashchange', onNavigation)
    return () => {
      removeEventListener('scroll', onScroll)
      removeEventListener('hashchange', onNavigation)
    }
  }, [path])

  return isOffered
}
