/** Window event that is dispatched when the app has started and every control works. */
export const APP_START = 'site:start'

/** Window event that is dispatched when the app has shown another page. */
export const PAGE_CHANGE = 'site:pagechange'
