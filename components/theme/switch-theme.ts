import { THEME_KEY } from './themes'

/**
 * Switches the theme for a reader who does not wait for the app, which starts with what is shown. Storage that is
 * blocked keeps nothing; the app says so once it has started.
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
