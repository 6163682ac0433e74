'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { APP_START } from './app-start'
import { changeQuery } from './change-query'
import { isInOverlay, rememberScroll } from './history-entry'
import { NAVIGATION_START } from './navigation-events'
import { findTarget } from './page-changes.client'
import { servePages, prefetch } from './prefetch-pages'

/** Returns the URL of a link that stays inside the app, or undefined if the browser should handle the link itself. */
function toAppUrl(target: EventTarget | null, baseUrl: string): URL | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  if (link?.origin !== location.origin || link.download) return undefined
  if (link.target && link.target !== '_self') return undefined
  const url = new URL(link.href)
  if (!url.pathname.startsWith(baseUrl)) return undefined
  // A file such as a feed is not a page, and neither is a place on this page.
  const name = url.pathname.split('/').at(-1) ?? ''
  if (name.includes('.')) return undefined
  const samePage = url.pathname === location.pathname && url.search === location.search
  return samePage && url.href.includes('#') ? undefined : url
}

/**
 * Turns every link of the site into an in-app navigation, with one listener instead of one component per link. A page
 * is prefetched when the reader points at its link, and shown without a reload when they click.
 */
export function AppLinks({ baseUrl }: { baseUrl: string }) {
  const router = useRouter()
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
      if (event.defaultPrevented || event.button !== 0 || modified) return
      const url = toAppUrl(event.target, baseUrl)
      if (!url) return
      event.preventDefault()
      if (url.pathname === location.pathname && url.search !== location.search) {
        // The same page with another query: nothing is fetched.
        changeQuery(url, 'new')
        if (url.hash) findTarget()?.scrollIntoView()
        return
      }
      rememberScroll()
      dispatchEvent(new CustomEvent(NAVIGATION_START, { detail: url }))
      // The router adds the base URL itself. Going back must not open a drawer again.
      const href = `/${url.pathname.slice(baseUrl.length)}${url.search}${url.hash}`
      if (isInOverlay()) router.replace(href)
      else router.push(href)
    }
    const onIntent = (event: Event) => {
      const url = toAppUrl(event.target, baseUrl)
      if (url && url.pathname !== location.pathname) prefetch(url)
    }
    const stopServing = servePages()
    const ended = new AbortController()
    const { signal } = ended
    document.addEventListener('click', onClick, { signal })
    for (const intent of ['pointerover', 'focusin', 'touchstart']) {
      document.addEventListener(intent, onIntent, { passive: true, signal })
    }
    // Tells tests and measurements that links and controls work from here on.
    document.documentElement.dataset['app'] = 'ready'
    dispatchEvent(new Event(APP_START))
    return () => {
      stopServing()
      ended.abort()
    }
  }, [router, baseUrl])
  return null
}
