import { readStoredQuietly } from '../ui/quiet-storage'
import { isTheme, readSystemTheme, THEME_KEY } from './themes'

/** Marks the root element with the theme that the reader chose, else with the system's. */
export function restoreTheme(root: HTMLElement): void {
  const stored = readStoredQuietly(THEME_KEY)
  root.dataset['theme'] = isTheme(stored) ? stored : readSystemTheme()
}
