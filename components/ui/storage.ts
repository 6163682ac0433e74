let warned = false

function warnOnce(error: unknown): void {
  if (warned) return
  warned = true
  console.warn('Browser storage is not available: choices on this site are not remembered.', error)
}

/** Throws on the server. Stored values belong to the reader, who is unknown there, so reading them is a bug. */
function assertInBrowser(key: string): void {
  if (typeof window !== 'undefined') return
  throw new Error(
    `The stored value "${key}" was used while the server rendered. Use it in an effect or an event handler.`,
  )
}

function read(getStorage: () => Storage, key: string): string | null {
  assertInBrowser(key)
  try {
    return getStorage().getItem(key)
  } catch (error) {
    warnOnce(error)
    return null
  }
}

function write(getStorage: () => Storage, key: string, value: string | null): void {
  assertInBrowser(key)
  try {
    if (value === null) getStorage().removeItem(key)
    else getStorage().setItem(key, value)
  } catch (error) {
    warnOnce(error)
  }
}

// Where storage is blocked, accessing it throws.
const getLocal = () => localStorage
const getSession = () => sessionStorage

/**
 * Returns a value that is kept for later visits, or null if there is none or storage isn't available. Throws on the
 * server.
 */
export const readStored = (key: string) => read(getLocal, key)

/**
 * Stores a value for later visits. Null deletes it. Without storage, it logs one warning and stores nothing. Throws on
 * the server.
 */
export const writeStored = (key: string, value: string | null) => write(getLocal, key, value)

/** Returns a value that is kept while the tab is open. Throws on the server. */
export const readVisit = (key: string) => read(getSession, key)

/** Stores a value while the tab is open. Null deletes it. Throws on the server. */
export const writeVisit = (key: string, value: string | null) => write(getSession, key, value)
