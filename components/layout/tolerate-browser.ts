/**
 * Adds media queries that match nothing to a browser without them, so that readers get what suits everybody: full
 * motion and the light theme.
 */
export function addMatchMedia(target: { matchMedia?: typeof matchMedia | undefined }): void {
  const noop = () => undefined
  // The theme library uses the older methods.
  const methods = { onchange: null, addListener: noop, removeListener: noop }
  target.matchMedia ??= (media) =>
    Object.assign(new EventTarget(), { matches: false, media, ...methods }) as MediaQueryList
}

/**
 * Keeps a page readable if the browser rejects history changes, as Safari does after 100 calls in 30 seconds. Next
 * calls these methods while React renders, and an error would take down the page. Instead, the browser loads the other
 * page, or the URL that needs an entry. Changes that only store state in an entry are skipped.
 */
export function tolerateHistory(
  history: Pick<History, 'pushState' | 'replaceState'>,
  location: Pick<Location, 'href' | 'assign' | 'replace'>,
): void {
  const pushState = history.pushState.bind(history)
  const replaceState = history.replaceState.bind(history)
  history.pushState = (data, unused, url) => {
    try {
      pushState(data, unused, url)
    } catch {
      const to = new URL(url ?? '', location.href)
      if (to.href !== location.href) location.assign(to.href)
    }
  }
  history.replaceState = (data, unused, url) => {
    try {
      replaceState(data, unused, url)
    } catch {
      const to = new URL(url ?? '', location.href)
      if (to.pathname !== new URL(location.href).pathname) location.replace(to.href)
    }
  }
}
