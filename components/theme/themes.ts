/** Storage key of the theme that the reader chose. */
export const THEME_KEY = 'theme'

export const THEMES = ['light', 'dark'] as const

export type Theme = (typeof THEMES)[number]

export function isTheme(value: string | null): value is Theme {
  return value === 'light' || value === 'dark'
}
