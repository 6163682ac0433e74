import { useEffect, useRef, useState } from 'react'
import { isHiddenAfterScroll } from './hide-on-scroll'

/** Whether the URL names an element of the page. */
function hasTarget(): boolean {
  try {
    const id = decodeURIComponent(location.hash.slice(1))
    return id !== '' && document.getElementById(id) !== null
  } catch {
    // A malformed hash names nothing.
    return false
  }
}

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
  /** Ignores the scroll event that belongs to a navigation to a heading. */
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
    // The first page shows the bar, so that readers see where they are.
    const isOtherPage = shownPath !== undefined && shownPath !== path
    shownPath = path
    const frame = requestAnimationFrame(() => {
      // By now, the page is scrolled to the heading in the URL, if there is one.
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
