import { HISTORY_MARK } from '@/lib/next/client-constants'

/** State of a history entry. An entry without Next's mark was created by the browser, for a link to `#hash`. */
type EntryState = Record<string, unknown> | null

/** Key of the scroll position of an entry's page, in CSS pixels. */
const SCROLL = 'scrollTop'

/** Key of an entry for an overlay on a page, such as the drawer. Back closes the overlay and stays on the page. */
const OVERLAY = 'overlay'

/** State of the entry in which the page was first shown. */
let kept: EntryState = null

/** Whether the reader has gone to another entry, but the page still has the scroll position of the previous one. */
let isArriving = false

const getState = () => history.state as EntryState

/** Replaces the state of the current entry. Next leaves a state with its mark alone. */
function setState(state: EntryState): void {
  history.replaceState(state, '', location.href)
}

/**
 * Call this when the reader goes to another entry. Its scroll position must not be overwritten before it is restored.
 */
export function startArrival(): void {
  isArriving = true
}

/** Call this when the content and the scroll position of the page are those of the entry again. */
export function endArrival(): void {
  isArriving = false
}

/** Stores the scroll position of the page in the current history entry. */
export function rememberScroll(): void {
  if (isArriving) return
  const state = getState()
  if (state?.[HISTORY_MARK] && state[SCROLL] !== scrollY) setState({ ...state, [SCROLL]: scrollY })
}

/** Returns the scroll position at which the reader left this entry, or undefined if they haven't been here. */
export function readScroll(): number | undefined {
  const top = getState()?.[SCROLL]
  return typeof top === 'number' ? top : undefined
}

/** Call this when a page is shown. Keeps Next's state of the page for entries that the browser creates. */
export function keepEntry(): void {
  kept = getState()
}

/**
 * Call this when the hash has changed. Gives an entry that the browser created the state that Next needs to return to
 * it from another page. Otherwise, the URL would change but not the page.
 */
export function adoptEntry(): void {
  if (kept && !getState()) setState({ ...kept, [SCROLL]: scrollY })
}

/**
 * Adds an entry for another URL of the page. Next's mark keeps Next from handling the change as a navigation. It would
 * finish one later: by then, the reader may have gone on to another URL, and Next would overwrite it with the older
 * one.
 */
export function pushUrl(url: URL): void {
  rememberScroll()
  const { [SCROLL]: _scroll, [OVERLAY]: _overlay, ...state } = getState() ?? {}
  history.pushState(state, '', url)
}

/** Replaces the URL of the current entry with another URL of the page. */
export function replaceUrl(url: URL): void {
  history.replaceState(getState(), '', url)
}

/** Adds an entry for an overlay. */
export function enterOverlay(): void {
  rememberScroll()
  history.pushState({ ...getState(), [OVERLAY]: true }, '', location.href)
}

/** Whether the current entry is for an overlay. */
export function isInOverlay(): boolean {
  return getState()?.[OVERLAY] === true
}
