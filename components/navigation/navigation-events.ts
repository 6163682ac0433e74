/** Window event that is dispatched when the app starts to open another page. The detail is its `URL`. */
export const NAVIGATION_START = 'site:navigationstart'

/**
 * Window event that is dispatched when the requested page didn't arrive because the server couldn't be reached. The
 * detail is a function that requests it again.
 */
export const NAVIGATION_HALT = 'site:navigationhalt'
