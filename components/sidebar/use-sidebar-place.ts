import type { RefObject } from 'react'
import { useLayoutEffect } from 'react'
import { readVisit, writeVisit } from '../ui/storage'
import { restoreScroll, toScrollKey } from './sidebar-scroll'
import { toRecord, toStateKey } from './sidebar-snapshot'

type SidebarPlace = {
  nav: RefObject<HTMLElement | null>
  /** Contains the sidebar as the reader left it until the real one is ready. */
  snapshot: RefObject<HTMLElement | null>
  treeHref: string
  /** The page, which is brought into view. */
  activeHref: string
  opened: Map<string, boolean>
  /** Whether the real sidebar shows the same as the snapshot. */
  isRestored: boolean
}

/** Keeps the scroll position of a sidebar within a visit, and replaces the snapshot with the real sidebar. */
export function useSidebarPlace({
  nav,
  snapshot,
  treeHref,
  activeHref,
  opened,
  isRestored,
}: SidebarPlace): void {
  useLayoutEffect(() => {
    const place = snapshot.current
    const shown = place?.firstElementChild
    if (!isRestored || !shown || !nav.current) return
    const { scrollTop } = shown
    place.replaceChildren()
    nav.current.scrollTo({ top: scrollTop })
  }, [nav, snapshot, isRestored])

  useLayoutEffect(() => {
    const element = nav.current
    const place = snapshot.current
    if (!element || !place) return undefined
    if (!place.firstElementChild) restoreScroll(element, readVisit)
    const getShown = () => place.firstElementChild ?? element
    // Reading the position when the page is replaced would force a layout of content that is about to be removed.
    let { scrollTop } = getShown()
    const trackScroll = () => {
      scrollTop = getShown().scrollTop
    }
    const saveScroll = () => writeVisit(toScrollKey(treeHref), String(scrollTop))
    const saveAll = () => {
      trackScroll()
      saveScroll()
      writeVisit(toStateKey(treeHref), toRecord(getShown(), opened))
    }
    const scrolled = [element, place]
    // A scroll event doesn't bubble, and the snapshot scrolls inside its placeholder.
    for (const target of scrolled) target.addEventListener('scroll', trackScroll, true)
    // The page is left by navigation inside the app or by the browser.
    addEventListener('pagehide', saveAll)
    return () => {
      saveScroll()
      for (const target of scrolled) target.removeEventListener('scroll', trackScroll, true)
      removeEventListener('pagehide', saveAll)
    }
  }, [nav, snapshot, treeHref, activeHref, opened])
}
