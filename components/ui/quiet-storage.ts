/*
 * For scripts that run before the app: storage that is blocked is storage without values. The app says so once it has
 * started (`storage.ts`).
 */

function read(getStorage: () => Storage, key: string): string | null {
  try {
    return getStorage().getItem(key)
  } catch {
    return null
  }
}

/** A value that is kept for later visits, or null. */
export const readStoredQuietly = (key: string) => read(() => localStorage, key)

/** A value that is kept while the tab is open, or null. */
export const readVisitQuietly = (key: string) => read(() => sessionStorage, key)
