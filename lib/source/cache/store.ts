import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { threadId } from 'node:worker_threads'

/** Time in milliseconds after which an unused entry is removed: two weeks, within which most branches are merged. */
const KEPT_MS = 14 * 24 * 60 * 60 * 1000

const DIGEST_BYTES = 32

/** Results cached between builds, by a hash of all their inputs. */
export type Store<Value> = {
  /** Returns the result for a key, or undefined if there is none or its file is damaged. */
  find: (key: string) => Value | undefined
  /** Stores a result atomically: a concurrent reader sees all of it or nothing. */
  keep: (key: string, value: Value) => void
  /** Returns the result for a key. If there is none, it is created and stored. */
  memoize: (key: string, create: () => Value | Promise<Value>) => Promise<Value>
}

/** Folders of the stores that this process has opened. */
const folders = new Set<string>()

function digest(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest()
}

/** Hashes JSON-serializable values to name an entry. */
export function toKey(...parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32)
}

/** Removes results that have not been used for two weeks from the stores that this process has opened. */
export function pruneStores(): void {
  for (const folder of folders) {
    const keys = existsSync(folder) ? readdirSync(folder) : []
    for (const file of keys.map((key) => path.join(folder, key))) {
      if (Date.now() - statSync(file).mtimeMs > KEPT_MS) rmSync(file)
    }
  }
}

/**
 * Opens a store.
 * @param name folder below `.cache`
 * @param Value can contain strings, numbers, arrays, objects and buffers
 */
export function openStore<Value>(name: string): Store<Value> {
  const folder = path.join('.cache', name)
  folders.add(folder)
  const toFile = (key: string) => path.join(folder, key)

  const find = (key: string): Value | undefined => {
    const file = toFile(key)
    try {
      const content = readFileSync(file)
      const bytes = content.subarray(DIGEST_BYTES)
      if (!content.subarray(0, DIGEST_BYTES).equals(digest(bytes))) return undefined
      // The time of its last use.
      utimesSync(file, new Date(), new Date())
      return deserialize(bytes) as Value
    } catch {
      return undefined
    }
  }

  const keep = (key: string, value: Value): void => {
    const bytes = serialize(value)
    const unfinished = `${toFile(key)}.${process.pid}.${threadId}`
    mkdirSync(folder, { recursive: true })
    writeFileSync(unfinished, Buffer.concat([digest(bytes), bytes]))
    renameSync(unfinished, toFile(key))
  }

  const memoize = async (key: string, create: () => Value | Promise<Value>): Promise<Value> => {
    const kept = find(key)
    if (kept !== undefined) return kept
    const value = await create()
    keep(key, value)
    return value
  }

  return { find, keep, memoize }
}
