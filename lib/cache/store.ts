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

/** What nobody has asked for this long is removed, in milliseconds: two weeks, in which most branches are merged. */
const KEPT_MS = 14 * 24 * 60 * 60 * 1000

/** An entry's time of use is written down once a day. */
const TOUCHED_MS = 24 * 60 * 60 * 1000

const DIGEST_BYTES = 32

/** Results by a hash of everything they are made from, kept between builds. */
export type Store<Value> = {
  /** The result of a key. Undefined if there is none, or if its file is damaged. */
  find: (key: string) => Value | undefined
  /** Stores a result atomically: a concurrent reader finds all of it or nothing. */
  keep: (key: string, value: Value) => void
  /** Removes what has not been asked for in two weeks. */
  prune: () => void
}

function digest(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest()
}

/** A hash of values that can be written as JSON, for a name of an entry. */
export function toKey(...parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32)
}

/**
 * Opens a store.
 * @param name folder below `.cache`
 * @param Value may hold strings, numbers, arrays, objects and buffers
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
      const now = Date.now()
      if (now - statSync(file).mtimeMs > TOUCHED_MS) utimesSync(file, now / 1000, now / 1000)
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
