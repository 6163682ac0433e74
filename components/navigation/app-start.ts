/** Event of the window: the app has started, and every control answers. */
export const APP_START = 'site:start'
