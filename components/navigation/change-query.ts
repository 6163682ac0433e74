import { pushUrl, replaceUrl } from './history-entry'

/** Window event whose detail is the kind of history entry, for a query string that has changed on the same page. */
export const QUERY_CHANGE = 'site:querychange'

/**
 * Changes the query of the page's URL, and the hash with it. Components that depend on the query listen to the event.
 * @param entry whether to add a history entry (`new`) or to replace the current one (`same`)
 */
export function changeQuery(url: URL, entry: 'new' | 'same'): void {
  if (entry === 'new') pushUrl(url)
  else replaceUrl(url)
  dispatchEvent(new CustomEvent(QUERY_CHANGE, { detail: entry }))
}

/** Sets parameters of the page's URL, or deletes those without a value, in the current history entry. */
export function setParameters(parameters: Record<string, string>): void {
  const url = new URL(location.href)
  for (const [name, value] of Object.entries(parameters)) {
    if (value) url.searchParams.set(name, value)
    else url.searchParams.delete(name)
  }
  if (url.href !== location.href) changeQuery(url, 'same')
}
