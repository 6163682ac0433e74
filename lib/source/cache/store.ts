import { createHash } from 'node:crypto'
import {
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
  /** Removes results that have not been used for two weeks. */
  prune: () => void
}

function digest(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest()
}

/** Hashes JSON-serializable values to name an entry. */
export function toKey(...parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32)
}

/**
 * Opens a store.
 * @param name folder below `.cache`
 * @param Value can contain strings, numbers, arrays, objects and buffers
 */
export function openStore<Value>(name: string, root = '.cache'): Store<Value> {
  const folder = path.join(root, name)
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

  const prune = (): void => {
    mkdirSync(folder, { recursive: true })
    for (const key of readdirSync(folder)) {
      if (Date.now() - statSync(toFile(key)).mtimeMs > KEPT_MS) rmSync(toFile(key))
    }
  }

  return { find, keep, prune }
}
