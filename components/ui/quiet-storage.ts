/*
 * For scripts that run before the app: blocked storage counts as empty. The app reports it once it has started
 * (`storage.ts`).
 */

function read(getStorage: () => Storage, key: string): string | null {
  try {
    return getStorage().getItem(key)
  } catch {
    return null
  }
}

/** Returns a value that is kept for later visits, or null. */
export const readStoredQuietly = (key: string) => read(() => localStorage, key)

/** Returns a value that is kept while the tab is open, or null. */
export const readVisitQuietly = (key: string) => read(() => sessionStorage, key)
