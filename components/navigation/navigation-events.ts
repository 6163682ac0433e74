/** Event of the window with a `URL` as its detail: the app begins to open another page. */
export const NAVIGATION_START = 'site:navigationstart'

/**
 * Event of the window: the page that the reader wants did not arrive, because the server could not be reached. The
 * detail is a function that asks for it once more.
 */
export const NAVIGATION_HALT = 'site:navigationhalt'
