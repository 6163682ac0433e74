import { HISTORY_MARK } from '@/lib/next/client-constants'

/** State of an entry. Without Next's mark the browser made the entry, for a link to `#hash`. */
type EntryState = Record<string, unknown> | null

/** Key under which an entry remembers how far its page was scrolled, in CSS pixels. */
const SCROLL = 'scrollTop'

/** Key of an entry that represents what lies above a page, such as the drawer: Back closes that and stays on the page. */
const OVERLAY = 'overlay'

/** State of the entry in which the page was first shown. */
let kept: EntryState = null

/** Whether the reader has gone to another entry while the page is still scrolled as in the one before. */
let isArriving = false

const getState = () => history.state as EntryState

/** Replaces the state of the entry; Next leaves a state that bears its mark alone. */
function setState(state: EntryState): void {
  history.replaceState(state, '', location.href)
}

/** To be called when the reader goes to another entry, whose place is not to be overwritten before it is restored. */
export function startArrival(): void {
  isArriving = true
}

/** To be called when what the page shows, and how far it is scrolled, is again that of the entry. */
export function endArrival(): void {
  isArriving = false
}

/** Remembers in the entry of the history how far its page is scrolled. */
export function rememberScroll(): void {
  if (isArriving) return
  const state = getState()
  if (state?.[HISTORY_MARK] && state[SCROLL] !== scrollY) setState({ ...state, [SCROLL]: scrollY })
}

/** How far the page was scrolled when the reader left this entry; undefined if they have not been here. */
export function readScroll(): number | undefined {
  const top = getState()?.[SCROLL]
  return typeof top === 'number' ? top : undefined
}

/** To be called when a page is shown: keeps what Next knows of it for entries that the browser makes. */
export function keepEntry(): void {
  kept = getState()
}

/**
 * To be called when the hash has changed: gives an entry that the browser made what Next needs to come back to it from
 * another page. Otherwise the URL would change and the page would stay.
 */
export function adoptEntry(): void {
  if (kept && !getState()) setState({ ...kept, [SCROLL]: scrollY })
}

/**
 * Adds an entry for another URL of the page. With its mark Next does not take it for a navigation, which it would
 * finish later: by then the reader may have gone on to another URL, and Next would write the older one over it.
 */
export function pushUrl(url: URL): void {
  rememberScroll()
  const { [SCROLL]: _scroll, [OVERLAY]: _overlay, ...state } = getState() ?? {}
  history.pushState(state, '', url)
}

/** Puts another URL of the page into the entry. */
export function replaceUrl(url: URL): void {
  history.replaceState(getState(), '', url)
}

/** Adds an entry for what opens above the page. */
export function enterOverlay(): void {
  rememberScroll()
  history.pushState({ ...getState(), [OVERLAY]: true }, '', location.href)
}

/** Whether the entry represents something above the page. */
export function isInOverlay(): boolean {
  return getState()?.[OVERLAY] === true
}
