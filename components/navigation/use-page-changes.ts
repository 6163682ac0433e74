import { useRouter } from 'next/navigation'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { APP_START } from './app-events'
import { changeQuery } from './change-query'
import { askAhead, isReachable } from './connection'
import { findTarget } from './find-target'
import { isInOverlay } from './history-entry'
import { showNotice } from './notice'
import { reloadIncompletePage } from './reload-page'
import { restorePlaces } from './restore-place'
import { toPageUrl } from './to-page-url'
import { closeVersionMenu, keepPlace, preferVersion } from './version-links'
import { baseUrl } from '../ui/base-url'
import { isMetered } from '../ui/is-metered'

/** How long a page may take before the reader is told that it is loading, in milliseconds. */
const QUICK = 200

/** How long a reader has to point at a link before its page is prefetched, in milliseconds: longer than in passing. */
const INTENT = 80

/** Moves keyboard focus to where the reader continues: the heading that the URL names, or else the top of the page. */
function moveFocus(target: HTMLElement | null): void {
  const place = target ?? document.getElementById('_top')
  if (!place) return
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1
  place.focus({ preventScroll: true })
}

function goToTop(): void {
  scrollTo({ top: 0, behavior: 'instant' })
  moveFocus(null)
}

/**
 * Follows a link to another place or another query of the page. Nothing is fetched. Another query alone keeps the place.
 */
function followHere(url: URL): void {
  const isSameQuery = url.search === location.search
  const isSameHash = url.hash === location.hash
  if (isSameQuery && url.hash) {
    // The browser scrolls, even if this is its URL already.
    location.assign(url.href)
    return
  }
  if (url.href !== location.href) changeQuery(url, isInOverlay() ? 'same' : 'new')
  if (!isSameQuery && isSameHash) return
  if (url.hash) findTarget()?.scrollIntoView()
  else goToTop()
}

/** Returns a URL as the router wants it. It adds the base URL itself. */
function toHref({ pathname, search, hash }: URL): string {
  return `/${pathname.slice(baseUrl.length)}${search}${hash}`
}

/**
 * Turns every link of the site into a navigation of Next's router, with one listener instead of one component per link.
 * A page is prefetched when the reader points at its link. Until it has loaded, the previous one stays, with a notice
 * if the server can't be reached.
 * @param shown path of the shown page, with the base URL
 * @returns whether another page is taking long
 */
export function usePageChanges(shown: string): boolean {
  const router = useRouter()
  const [slow, setSlow] = useState<string>()
  /** The link that led here or will lead to the next page, until the reader goes back or forward. */
  const followed = useRef<URL>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** Whether the stylesheet of the next page is gone, for example after a new deployment. */
  const lacksStyles = useRef(false)

  useLayoutEffect(() => {
    clearTimeout(timer.current)
    if (lacksStyles.current) void reloadIncompletePage()
    lacksStyles.current = false
    if (followed.current?.pathname !== shown) return
    const target = findTarget()
    if (target) moveFocus(target)
    // Next does not scroll if the hash names nothing, or if the new page begins in sight.
    else goToTop()
  }, [shown])

  useEffect(() => {
    let pointing: ReturnType<typeof setTimeout> | undefined
    let closeNotice: (() => void) | undefined
    const stay = () => {
      clearTimeout(timer.current)
      setSlow(undefined)
      closeNotice?.()
    }
    const expect = (path: string) => {
      stay()
      timer.current = setTimeout(setSlow, QUICK, path)
    }
    const follow = async (url: URL) => {
      followed.current = url
      expect(url.pathname)
      const canLoad = await isReachable(url.pathname)
      if (followed.current !== url) return
      if (!canLoad) {
        stay()
        const onAction = () => void follow(url)
        const text = 'No connection'
        closeNotice = showNotice({ text, label: 'Retry', onAction, takesFocus: true })
        return
      }
      const href = toHref(url)
      // Going back must not open a drawer again.
      if (isInOverlay()) router.replace(href)
      else router.push(href)
    }
    const onClick = (event: MouseEvent) => {
      // From now on, a prefetched page would load twice.
      clearTimeout(pointing)
      keepPlace(event)
      preferVersion(event)
      const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
      if (event.defaultPrevented || event.button !== 0 || modified) return
      const url = toPageUrl(event.target, baseUrl)
      if (!url) return
      event.preventDefault()
      if (url.pathname === location.pathname) followHere(url)
      else void follow(url)
    }
    const prefetch = (url: URL) => {
      if (askAhead(url.pathname)) router.prefetch(toHref(url))
    }
    const onIntent = (event: Event) => {
      keepPlace(event)
      clearTimeout(pointing)
      const url = toPageUrl(event.target, baseUrl)
      if (!url || url.pathname === location.pathname || isMetered()) return
      if (process.env.NODE_ENV !== 'production') return
      // A finger follows the link right away, so a prefetched page would load twice.
      if (matchMedia('(hover)').matches) pointing = setTimeout(prefetch, INTENT, url)
      else askAhead(url.pathname)
    }
    const onPopState = ({ state }: PopStateEvent) => {
      followed.current = undefined
      if (state !== null) {
        expect(location.pathname)
        return
      }
      // The browser has followed a link to a place on this page. The new entry needs what Next stores in it. Next then
      // gives up a page that is loading.
      stay()
      history.replaceState(null, '', location.href)
    }
    const onError = ({ target, error, filename }: ErrorEvent) => {
      // React shows a page even if its stylesheet failed to load. Until then, the URL is that of the previous page.
      if (target instanceof HTMLLinkElement) lacksStyles.current ||= target.rel === 'stylesheet'
      // A host may answer with a page where a script has been, and Next would wait for the script without end.
      else if (error instanceof SyntaxError && filename.includes('/_next/')) {
        void reloadIncompletePage()
      }
    }
    const ended = new AbortController()
    const { signal } = ended
    document.addEventListener('click', onClick, { signal })
    for (const type of ['click', 'focusin', 'keydown']) {
      document.addEventListener(type, closeVersionMenu, { signal })
    }
    for (const intent of ['pointerover', 'focusin']) {
      document.addEventListener(intent, onIntent, { signal })
    }
    addEventListener('popstate', onPopState, { signal })
    // Errors of elements don't bubble.
    addEventListener('error', onError, { capture: true, signal })
    restorePlaces(signal)
    // Tells tests and measurements that links and controls work from here on.
    document.documentElement.dataset['app'] = 'ready'
    dispatchEvent(new Event(APP_START))
    return () => ended.abort()
  }, [router])

  return slow !== undefined && slow !== shown
}
