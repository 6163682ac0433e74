import { readStored, writeStored } from '../ui/storage'

/** Storage key of the version a reader prefers, per docs instance. */
function toKey(instanceId: string): string {
  return `docs-preferred-version-${instanceId}`
}

/** Remembers the version that the reader chose. */
export function storePreferredVersion(instanceId: string, name: string): void {
  writeStored(toKey(instanceId), name)
}

/** The version the reader chose, if it is one of the known names; an unknown name is forgotten. */
export function readPreferredVersion(instanceId: string, known: string[]): string | undefined {
  const stored = readStored(toKey(instanceId))
  if (stored === null) return undefined
  if (known.includes(stored)) return stored
  writeStored(toKey(instanceId), null)
  return undefined
}
