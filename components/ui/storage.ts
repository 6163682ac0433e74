let warned = false

function warnOnce(error: unknown): void {
  if (warned) return
  warned = true
  console.warn('Browser storage is not available: choices on this site are not remembered.', error)
}

/** A mistake in the code: what is stored belongs to the reader, whom the server does not know. */
function refuseOnServer(key: string): void {
  if (typeof window !== 'undefined') return
  throw new Error(
    `The stored value "${key}" was used while the server rendered. Use it in an effect or an event handler.`,
  )
}

function read(getStorage: () => Storage, key: string): string | null {
  refuseOnServer(key)
  try {
    return getStorage().getItem(key)
  } catch (error) {
    warnOnce(error)
    return null
  }
}

function write(getStorage: () => Storage, key: string, value: string | null): void {
  refuseOnServer(key)
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

/** A value that is kept for later visits, or null if it is not there or storage is not available. Throws on the server. */
export const readStored = (key: string) => read(getLocal, key)

/** Keeps a value for later visits; null deletes. Without storage one warning is logged and nothing is kept. Throws on the server. */
export const writeStored = (key: string, value: string | null) => write(getLocal, key, value)

/** A value that is kept while the tab is open. Throws on the server. */
export const readVisit = (key: string) => read(getSession, key)

/** Keeps a value while the tab is open; null deletes. Throws on the server. */
export const writeVisit = (key: string, value: string | null) => write(getSession, key, value)
