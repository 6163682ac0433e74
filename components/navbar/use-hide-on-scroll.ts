import { useEffect, useRef, useState } from 'react'
import { isHiddenAfterScroll } from './hide-on-scroll'

/** Whether the URL names an element of the page. */
function hasTarget(): boolean {
  try {
    const id = decodeURIComponent(location.hash.slice(1))
    return id !== '' && document.getElementById(id) !== null
  } catch {
    // A hash that is no valid encoding names nothing.
    return false
  }
}

/** Path of the page that was shown last, by this bar or by that of another page. */
let shownPath: string | undefined

/**
 * Whether the navbar is hidden: scrolling decides, and a navigation shows it, unless it leads to a heading, which then
 * has the space. Marks the root element with `data-navbar-hidden`, for what stands below the bar.
 * @param path page that is shown
 */
export function useHideOnScroll(enabled: boolean, path: string): boolean {
  const [hidden, setHidden] = useState(false)
  const [decidedFor, setDecidedFor] = useState(path)
  /** After a navigation to a heading the scrolling that belongs to it says nothing. */
  const ignoresNext = useRef(false)

  if (decidedFor !== path) {
    setDecidedFor(path)
    setHidden(false)
  }

  useEffect(() => {
    if (!enabled) return undefined
    let previousTop = scrollY
    const onScroll = () => {
      const top = scrollY
      const before = previousTop
      previousTop = top
      if (ignoresNext.current) {
        ignoresNext.current = false
        return
      }
      const root = document.documentElement
      setHidden((isHidden) =>
        isHiddenAfterScroll({
          hidden: isHidden,
          top,
          previousTop: before,
          navbarHeight: document.querySelector('.navbar')?.clientHeight ?? 0,
          windowHeight: innerHeight,
          documentHeight: root.scrollHeight,
        }),
      )
    }
    const onHashChange = () => {
      const toTarget = hasTarget()
      ignoresNext.current = toTarget
      setHidden(toTarget)
    }
    // The first page shows the bar, for readers to see where they are.
    const isOtherPage = shownPath !== undefined && shownPath !== path
    shownPath = path
    const frame = requestAnimationFrame(() => {
      // The heading that the URL names, if it does, is in place by now.
      if (isOtherPage && hasTarget()) onHashChange()
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
