const listeners = new Set<() => void>()

/** Values that session storage would not take. */
const unstored = new Map<string, string | null>()

export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A value of session storage, or null if it is not there. */
export function readSession(key: string): string | null {
  const value = unstored.get(key)
  if (value !== undefined) return value
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** Writes to session storage, null deletes; without storage the value lives as long as the page. */
export function writeSession(key: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, value)
  } catch {
    unstored.set(key, value)
  }
  for (const listener of listeners) listener()
}
