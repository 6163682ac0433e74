const listeners = new Set<() => void>()

/** Values that session storage rejected. */
const unstored = new Map<string, string | null>()

export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns a value from session storage, or null if there is none. */
export function readSession(key: string): string | null {
  const value = unstored.get(key)
  if (value !== undefined) return value
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** Writes a value to session storage. Null deletes it. Without storage, the value lasts as long as the page. */
export function writeSession(key: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, value)
  } catch {
    unstored.set(key, value)
  }
  for (const listener of listeners) listener()
}
