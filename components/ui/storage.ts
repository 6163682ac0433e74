let warned = false

function warnOnce(error: unknown): void {
  if (warned) return
  warned = true
  console.warn('Browser storage is not available: choices on this site are not remembered.', error)
}

/** A value of local storage, or null if it is not there or storage is not available. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch (error) {
    warnOnce(error)
    return null
  }
}

/** Writes to local storage; null deletes. Without storage one warning is logged and nothing is kept. */
export function writeStored(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch (error) {
    warnOnce(error)
  }
}
