/** Event of the window with a `URL` as its detail: the app begins to open another page. */
export const NAVIGATION_START = 'site:navigationstart'
