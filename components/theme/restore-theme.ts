import { readStoredQuietly } from '../ui/quiet-storage'
import { isTheme, readSystemTheme, THEME_KEY } from './themes'

/** Sets the theme that the reader chose, or else the system's, on the root element. */
export function restoreTheme(root: HTMLElement): void {
  const stored = readStoredQuietly(THEME_KEY)
  root.dataset['theme'] = isTheme(stored) ? stored : readSystemTheme()
}
