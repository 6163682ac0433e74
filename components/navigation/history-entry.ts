/** State of a history entry. What isn't ours is Next's, which finds the page of the entry by it. */
type EntryState = Record<string, unknown> | null

/** Key of an entry for an overlay on a page, such as the drawer. Back closes the overlay and stays on the page. */
const OVERLAY = 'overlay'

const getState = () => history.state as EntryState

/** Returns the state of an entry for the page itself. */
function getPageState(): EntryState {
  const { [OVERLAY]: _overlay, ...state } = getState() ?? {}
  return state
}

/** Adds an entry for another URL of the page. */
export function pushUrl(url: URL): void {
  history.pushState(getPageState(), '', url)
}

/** Replaces the URL of the current entry with another URL of the page, which takes over the entry of an overlay. */
export function replaceUrl(url: URL): void {
  history.replaceState(getPageState(), '', url)
}

/** Adds an entry for an overlay. */
export function enterOverlay(): void {
  history.pushState({ ...getState(), [OVERLAY]: true }, '')
}

/** Whether the current entry is for an overlay. */
export function isInOverlay(): boolean {
  return getState()?.[OVERLAY] === true
}
