import { readStored, writeStored } from '../ui/storage'

/** Returns the storage key of the version that a reader prefers in a docs instance. */
function toKey(instanceId: string): string {
  return `docs-preferred-version-${instanceId}`
}

/** Stores the version that the reader chose. */
export function storePreferredVersion(instanceId: string, name: string): void {
  writeStored(toKey(instanceId), name)
}

/** Returns the version that the reader chose if it is one of the known names. Removes an unknown name. */
export function readPreferredVersion(instanceId: string, known: string[]): string | undefined {
  const stored = readStored(toKey(instanceId))
  if (stored === null) return undefined
  if (known.includes(stored)) return stored
  writeStored(toKey(instanceId), null)
  return undefined
}
