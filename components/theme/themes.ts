/** Storage key of the theme that the reader chose. */
export const THEME_KEY = 'theme'

export type Theme = 'light' | 'dark'

export function isTheme(value: string | null | undefined): value is Theme {
  return value === 'light' || value === 'dark'
}

/** Media query for a system that is dark. */
export const DARK_SYSTEM = '(prefers-color-scheme: dark)'

/** Returns the theme of the reader's system, or light if it has no preference. */
export function readSystemTheme(): Theme {
  return matchMedia(DARK_SYSTEM).matches ? 'dark' : 'light'
}

/** Returns the theme that the page has now. */
export function readShownTheme(): Theme {
  return document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light'
}
