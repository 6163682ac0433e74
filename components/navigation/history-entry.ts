/** State of a history entry. What isn't ours is Next's, which finds the page of the entry by it. */
type EntryState = { overlay?: true | undefined } | null

const getState = () => history.state as EntryState

/**
 * Returns the state of an entry for the page itself, or for an overlay on it, such as the drawer. Back closes an overlay
 * and stays on the page.
 */
const toState = (overlay?: true): EntryState => ({ ...getState(), overlay })

/** Adds an entry for another URL of the page. */
export function pushUrl(url: URL): void {
  history.pushState(toState(), '', url)
}

/** Replaces the URL of the current entry with another URL of the page, which takes over the entry of an overlay. */
export function replaceUrl(url: URL): void {
  history.replaceState(toState(), '', url)
}

/** Adds an entry for an overlay. */
export function enterOverlay(): void {
  history.pushState(toState(true), '')
}

/** Whether the current entry is for an overlay. */
export function isInOverlay(): boolean {
  return getState()?.overlay === true
}
