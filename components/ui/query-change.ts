/** Event of the window: the query string has changed while the page stayed. */
export const QUERY_CHANGE = 'site:querychange'
