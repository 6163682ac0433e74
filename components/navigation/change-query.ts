import { pushUrl, replaceUrl } from './history-entry'

/** Event of the window: the query string has changed while the page stayed. */
export const QUERY_CHANGE = 'site:querychange'

/**
 * Puts another query, and a hash with it, into the URL of the page; who shows something else for it listens.
 * @param entry whether Back leads to the query before, or this one takes its place
 */
export function changeQuery(url: URL, entry: 'new' | 'same'): void {
  if (entry === 'new') pushUrl(url)
  else replaceUrl(url)
  dispatchEvent(new Event(QUERY_CHANGE))
}
