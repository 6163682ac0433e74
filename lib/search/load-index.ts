import type { IndexedText, NamesFile, SearchSetup } from './index-files'
import type { SearchTag } from './protocol'
import type { TagIndex } from './tag-index'
import { createTagIndex } from './tag-index'

/** Reads a file of the index. @throws TypeError like `fetch` without network, or another error if it can't be used */
export type ReadFile = (path: string) => Promise<unknown>

/**
 * Creates a function that loads a tier of some parts of the site, each once, and returns all that is loaded of them, in
 * the same order. It leaves out unknown parts, and those that are unreachable, because a reader who is offline has only
 * some.
 */
export function createIndexLoader({ parts }: SearchSetup, readFile: ReadFile) {
  const indexes = new Map<SearchTag, TagIndex>()
  const pending = new Map<string, Promise<void>>()

  const load = async (tag: SearchTag, tier: 'names' | 'text'): Promise<void> => {
    const part = parts[tag]
    if (!part) return
    if (tier === 'names') {
      const names = typeof part.names === 'string' ? await readFile(part.names) : part.names
      indexes.set(tag, createTagIndex({ ...part, names: names as NamesFile, text: undefined }))
    } else {
      const [text] = await Promise.all([readFile(part.text), loadOnce(tag, 'names')])
      const { names = [] } = indexes.get(tag) ?? {}
      indexes.set(tag, createTagIndex({ ...part, names, text: text as IndexedText[] }))
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

  return async (tags: readonly SearchTag[], tier: 'names' | 'text'): Promise<TagIndex[]> => {
    const loads = await Promise.allSettled(tags.map((tag) => loadOnce(tag, tier)))
    for (const each of loads) {
      if (each.status === 'rejected' && !(each.reason instanceof TypeError)) throw each.reason
    }
    return tags.flatMap((tag) => indexes.get(tag) ?? [])
  }
}
