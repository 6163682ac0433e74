let warned = false

function warnOnce(error: unknown): void {
  if (warned) return
  warned = true
  console.warn('Browser storage is not available: choices on this site are not remembered.', error)
}

function read(getStorage: () => Storage, key: string): string | null {
  try {
    return getStorage().getItem(key)
  } catch (error) {
    warnOnce(error)
    return null
  }
}

function write(getStorage: () => Storage, key: string, value: string | null): void {
  try {
    if (value === null) getStorage().removeItem(key)
    else getStorage().setItem(key, value)
  } catch (error) {
    warnOnce(error)
  }
}

// Where storage is blocked, naming it is what throws.
const getLocal = () => localStorage
const getSession = () => sessionStorage

/** A value that is kept for later visits, or null if it is not there or storage is not available. */
export const readStored = (key: string) => read(getLocal, key)

/** Keeps a value for later visits; null deletes. Without storage one warning is logged and nothing is kept. */
export const writeStored = (key: string, value: string | null) => write(getLocal, key, value)

/** A value that is kept while the tab is open. */
export const readVisit = (key: string) => read(getSession, key)

/** Keeps a value while the tab is open; null deletes. */
export const writeVisit = (key: string, value: string | null) => write(getSession, key, value)
