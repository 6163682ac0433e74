import { writeStored } from '../ui/storage'
import { isTheme, THEME_KEY } from './themes'

/** The theme library's word for no choice. It is never stored. */
const SYSTEM = 'system'

/** Sets a theme for this page only. The theme library learns of it as if another tab had stored it. */
export function setWithoutStoring(theme: string): void {
  dispatchEvent(new StorageEvent('storage', { key: THEME_KEY, newValue: theme }))
}

/** Deletes the choice. The system decides from then on. */
export function forgetTheme(): void {
  writeStored(THEME_KEY, null)
  setWithoutStoring(SYSTEM)
}

/**
 * Hides from the theme library what it would handle differently: a stored value that isn't a theme is ignored, and if
 * the choice is deleted, the system decides, without a word for that being stored.
 */
export function filterStorageEvents(signal: AbortSignal): void {
  const onStorage = (event: StorageEvent) => {
    const { key, newValue } = event
    // A tab that clears its storage deletes the choice without naming the key.
    const isChoice = key === THEME_KEY || key === null
    if (!isChoice || newValue === SYSTEM || isTheme(newValue)) return
    event.stopImmediatePropagation()
    if (!newValue) setWithoutStoring(SYSTEM)
  }
  addEventListener('storage', onStorage, { signal })
}
