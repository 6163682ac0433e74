'use client'

import { usePathname } from 'next/navigation'
import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { ConnectionNotice } from './connection-notice.client'
import {
  adoptEntry,
  endArrival,
  keepEntry,
  readScroll,
  rememberScroll,
  startArrival,
} from './history-entry'
import { NAVIGATION_HALT, NAVIGATION_START } from './navigation-events'
import { useLostStyles } from './use-lost-styles'

export type PageChangesProps = {
  /** Path of the site, with leading and trailing slashes. */
  baseUrl: string
  /** Whether every change is logged to the console, as on deployment previews. */
  logs: boolean
}

/** Returns the element that the URL names, if there is one. */
export function findTarget(): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(location.hash.slice(1)))
  } catch {
    // A malformed hash names nothing.
    return null
  }
}

/** Moves keyboard focus to where the reader continues: the heading that the URL names, or else the top of the page. */
function moveFocus(): void {
  const place = findTarget() ?? document.getElementById('top')
  if (!place) return
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1
  place.focus({ preventScroll: true })
}

/** Head tags that the export has written for the loaded page, unknown to React. */
const EXPORTED_TAGS =
  'meta[property], meta[name^="twitter:"], link[hreflang], script[type="application/ld+json"]'

/** Scrolls the page of a history entry to where the reader left it, or to the heading that it names. */
function restoreScroll(): void {
  endArrival()
  const top = readScroll()
  if (top !== undefined) scrollTo({ top, behavior: 'instant' })
  else if (location.hash) findTarget()?.scrollIntoView({ behavior: 'instant' })
  else scrollTo({ top: 0, behavior: 'instant' })
}

/** How long a page may take before the reader is told that it is loading, in milliseconds. */
const QUICK = 200

/**
 * Handles page changes: a progress bar and then a spinner while loading takes long, a notice if the server can't be
 * reached, and afterwards focus and scroll position. A page is shown only once it has loaded; until then, the previous
 * one stays.
 */
export function PageChanges({ baseUrl, logs }: PageChangesProps) {
  const pathname = usePathname()
  const shown = `${baseUrl}${pathname.slice(1)}`
  const [wanted, setWanted] = useState<string>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [retry, setRetry] = useState<() => void>()
  const [, setTraversals] = useState(0)
  const cause = useRef<'link' | 'history'>(undefined)
  const current = useRef(shown)
  const exported = useRef<Element[]>([])
  const previous = useRef<string>(undefined)
  const [arrivedAt, setArrivedAt] = useState(shown)
  if (arrivedAt !== shown) {
    setArrivedAt(shown)
    setWanted(undefined)
  }
  useLostStyles(shown)

  useEffect(() => {
    const want = (path: string) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(setWanted, QUICK, path)
      setRetry(undefined)
    }
    const onStart = (event: Event) => {
      cause.current = 'link'
      endArrival()
      want((event as CustomEvent<URL>).detail.pathname)
    }
    const onHalt = (event: Event) => setRetry(() => (event as CustomEvent<() => void>).detail)
    let href: string
    const renderEarlierChanges = () => {
      href = location.href
      // React renders the first transition of this event synchronously, before the next listener runs. If that were
      // Next's, `InnerLayoutRouter` would defer its content, and the path of the next page would be shown above the
      // previous one.
      startTransition(() => setTraversals((count) => count + 1))
    }
    const onPopState = ({ state }: PopStateEvent) => {
      // If that completed an earlier change, Next has written the state and URL of that change into this entry. Next's
      // own listener is about to read the URL.
      if (location.href !== href) history.replaceState(state ?? history.state, '', href)
      cause.current = 'history'
      // The end of an earlier scroll may be reported only now, and doesn't belong to this entry.
      startArrival()
      want(location.pathname)
      // Another page is scrolled once it is shown. This one is scrolled when content that depends on the query has its
      // height again.
      if (location.pathname === current.current) requestAnimationFrame(restoreScroll)
    }
    const ended = new AbortController()
    const { signal } = ended
    addEventListener(NAVIGATION_START, onStart, { signal })
    addEventListener(NAVIGATION_HALT, onHalt, { signal })
    // Added only once, so they come before Next's own listener. React may show the page before a listener after that
    // one runs.
    addEventListener('popstate', renderEarlierChanges, { signal })
    addEventListener('popstate', onPopState, { signal })
    return () => ended.abort()
  }, [])

  useEffect(() => {
    // The app restores the scroll position if it shows a page again. After a reload, the browser does.
    const restoreByApp = () => {
      history.scrollRestoration = 'manual'
    }
    const restoreByBrowser = () => {
      rememberScroll()
      history.scrollRestoration = 'auto'
    }
    restoreByApp()
    const ended = new AbortController()
    const { signal } = ended
    addEventListener('pageshow', restoreByApp, { signal })
    addEventListener('pagehide', restoreByBrowser, { signal })
    addEventListener('scrollend', rememberScroll, { signal })
    addEventListener('hashchange', adoptEntry, { signal })
    return () => ended.abort()
  }, [])

  useLayoutEffect(() => {
    current.current = shown
    clearTimeout(timer.current)
    if (cause.current === 'history') restoreScroll()
  }, [shown])

  useEffect(() => {
    if (cause.current) {
      // They describe another page, and only programs that load documents read them.
      for (const tag of exported.current) tag.remove()
      exported.current = []
    } else {
      exported.current = [...document.head.querySelectorAll(EXPORTED_TAGS)]
    }
  }, [shown])

  useEffect(() => {
    keepEntry()
    if (cause.current === 'link') moveFocus()
    if (logs) {
      console.log(`Page shown: ${location.href}, before: ${previous.current ?? 'none'}`)
      previous.current = location.href
    }
  }, [shown, logs])

  if (wanted === undefined || wanted === shown) return null
  return retry ? (
    <ConnectionNotice
      onRetry={() => {
        setRetry(undefined)
        retry()
      }}
      onClose={() => setWanted(undefined)}
    />
  ) : (
    <div className="page-progress" role="progressbar" aria-label="Loading page" />
  )
}
