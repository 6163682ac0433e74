import type { NamesFile, SearchSetup, TextFile } from './index-files'
import type { SearchTag } from './protocol'
import type { TagIndex } from './tag-index'
import { createTagIndex } from './tag-index'

/** Thrown if a file can't be reached: there is no network, and the file isn't stored. */
export class UnreachableError extends Error {
  override name = 'UnreachableError'
}

/** Reads a file of the index. @throws UnreachableError, or another error if the file is missing or damaged */
export type ReadFile = (path: string) => Promise<unknown>

/**
 * Loads a tier of some parts of the site, each once, and returns all that is loaded of them, in the same order. Leaves
 * out unknown parts, and those that are unreachable, because a reader who is offline has only some.
 */
export type LoadIndexes = (
  tags: readonly SearchTag[],
  tier: 'names' | 'text',
) => Promise<TagIndex[]>

export function createIndexLoader({ tags: parts }: SearchSetup, readFile: ReadFile): LoadIndexes {
  const indexes = new Map<SearchTag, TagIndex>()
  const pending = new Map<string, Promise<void>>()

  const load = async (tag: SearchTag, tier: 'names' | 'text'): Promise<void> => {
    const part = parts[tag]
    if (!part) return
    const { label, root, names } = part
    if (tier === 'names') {
      const file = typeof names === 'string' ? await readFile(names) : names
      indexes.set(tag, createTagIndex({ tag, label, root, names: file as NamesFile }))
    } else {
      const [text] = await Promise.all([readFile(part.text), loadOnce(tag, 'names')])
      const file = indexes.get(tag)?.names ?? []
      indexes.set(tag, createTagIndex({ tag, label, root, names: file, text: text as TextFile }))
    }
  }

  /** If it fails, the next query tries again. */
  const loadOnce = (tag: SearchTag, tier: 'names' | 'text'): Promise<void> => {
    const key = `${tag} ${tier}`
    const loading = pending.get(key) ?? load(tag, tier)
    pending.set(key, loading)
    loading.catch(() => pending.delete(key))
    return loading
  }

  return async (tags, tier) => {
    const loads = await Promise.allSettled(tags.map((tag) => loadOnce(tag, tier)))
    for (const each of loads) {
      if (each.status === 'rejected' && !(each.reason instanceof UnreachableError))
        throw each.reason
    }
    return [...new Set(tags)].flatMap((tag) => indexes.get(tag) ?? [])
  }
}
