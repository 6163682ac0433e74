import { THEME_KEY } from './themes'

/**
 * Switches the theme before the app has started. The app then starts with this theme. Blocked storage is ignored here;
 * the app reports it once it has started.
 */
export function switchTheme(root: HTMLElement): void {
  const theme = root.dataset['theme'] === 'dark' ? 'light' : 'dark'
  root.dataset['theme'] = theme
  try {
    localStorage.setItem(THEME_KEY, theme)
  } catch {
    // The choice lasts as long as the page.
  }
}
