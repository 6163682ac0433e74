import { useEffect, useState } from 'react'
import { findTarget } from '../navigation/find-target'
import { isHiddenAfterScroll } from './hide-on-scroll'

/** Path of the last shown page, by this bar or another page's bar. */
let shownPath: string | undefined

/**
 * Whether the navbar is hidden. This depends on scrolling. A navigation shows the navbar, unless it leads to a heading,
 * which then gets the space. Marks the root element with `data-navbar-hidden` for elements below the bar.
 * @param path path of the current page
 */
export function useHideOnScroll(enabled: boolean, path: string): boolean {
  const [hidden, setHidden] = useState(false)
  const [decidedFor, setDecidedFor] = useState(path)

  if (decidedFor !== path) {
    setDecidedFor(path)
    setHidden(false)
  }

  useEffect(() => {
    if (!enabled) return undefined
    let previousTop = scrollY
    const onScroll = () => {
      const from = previousTop
      const to = scrollY
      // Firefox lands on a heading again when the page has loaded, up to a pixel away.
      if (Math.abs(to - from) <= 1) return
      previousTop = to
      const bar = document.querySelector('.navbar')?.clientHeight ?? 0
      const rest = document.documentElement.scrollHeight - innerHeight - to
      setHidden(isHiddenAfterScroll({ from, to, bar, rest }))
    }
    const onHashChange = () => {
      // The browser has scrolled there by now. The event that says so changes nothing.
      previousTop = scrollY
      setHidden(findTarget() !== null)
    }
    // The first page shows the bar, so that readers see where they are.
    const isOtherPage = shownPath !== undefined && shownPath !== path
    shownPath = path
    const frame = requestAnimationFrame(() => {
      // By now, the page is scrolled to the heading in the URL, if there is one.
      if (isOtherPage && findTarget()) onHashChange()
    })
    addEventListener('scroll', onScroll, { passive: true })
    addEventListener('hashchange', onHashChange)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', onScroll)
      removeEventListener('hashchange', onHashChange)
    }
  }, [enabled, path])

  useEffect(() => {
    document.documentElement.toggleAttribute('data-navbar-hidden', hidden)
  }, [hidden])

  return hidden
}
