/** Parts of the Navigation API, which the DOM types lack: https://html.spec.whatwg.org/#navigation-api */
type NavigateEvent = Event & {
  navigationType: 'push' | 'replace' | 'reload' | 'traverse'
  canIntercept: boolean
  destination: { url: string }
  intercept: (options: { focusReset: 'manual' }) => void
}

/**
 * Makes Back and Forward between headings of a page return to where the reader was. Without this, Chromium returns to
 * the heading.
 * @param signal ends this
 */
export function restorePlaces(signal: AbortSignal): void {
  const onNavigate = (event: NavigateEvent) => {
    const { pathname, search, hash } = new URL(event.destination.url)
    const isHere = pathname === location.pathname && search === location.search
    if (event.navigationType !== 'traverse' || !event.canIntercept || !isHere || !hash) return
    // The browser then restores the scroll position. It would move focus, too.
    event.intercept({ focusReset: 'manual' })
  }
  const { navigation } = window as typeof window & { navigation?: EventTarget }
  navigation?.addEventListener('navigate', onNavigate as EventListener, { signal })
}
