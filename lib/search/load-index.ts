import type { EmbeddedFile, IndexFile, NamesFile, SearchSetup, TextFile } from './index-files'
import type { SearchTag } from './protocol'
import type { TagIndex } from './tag-index'
import { addText, createTagIndex } from './tag-index'

/** Thrown if a file can't be reached: there is no network, and the file isn't stored. */
export class UnreachableError extends Error {
  override name = 'UnreachableError'
}

/** Reads a file of the index. @throws UnreachableError, or another error if the file is missing or damaged */
export type ReadFile = (file: IndexFile | EmbeddedFile) => Promise<unknown>

/**
 * Loads each index of the site once, on demand. Unreachable indexes are left out, because a reader who is offline has
 * only some of them.
 */
export type IndexLoader = {
  /** Returns the loaded indexes, in the order of the tags. Unknown tags are left out. */
  list: (tags: readonly SearchTag[]) => TagIndex[]
  loadNames: (tags: readonly SearchTag[]) => Promise<void>
  loadText: (tags: readonly SearchTag[]) => Promise<void>
}

export function createIndexLoader(setup: SearchSetup, readFile: ReadFile): IndexLoader {
  const indexes = new Map<SearchTag, TagIndex>()
  const pending = new Map<string, Promise<void>>()

  /** Loads a file once, even if several queries wait for it. If it fails, the next query tries again. */
  const once = (key: string, load: () => Promise<void>) => {
    const known = pending.get(key)
    if (known) return known
    const started = load()
    pending.set(key, started)
    started.catch(() => pending.delete(key))
    return started
  }
  const loadEach = async (
    tags: readonly SearchTag[],
    load: (tag: SearchTag, files: SearchSetup['tags'][string]) => Promise<void>,
  ) => {
    const loads = await Promise.allSettled(
      tags.flatMap((tag) => {
        const files = setup.tags[tag]
        return files ? [load(tag, files)] : []
      }),
    )
    for (const each of loads) {
      if (each.status === 'rejected' && !(each.reason instanceof UnreachableError)) {
        throw each.reason
      }
    }
  }
  const loadNames: IndexLoader['loadNames'] = (tags) =>
    loadEach(tags, (tag, { names, root }) =>
      once(`${tag} names`, async () => {
        indexes.set(tag, createTagIndex(tag, root, (await readFile(names)) as NamesFile))
      }),
    )
  return {
    list: (tags) => [...new Set(tags)].flatMap((tag) => indexes.get(tag) ?? []),
    loadNames,
    loadText: async (tags) => {
      await loadEach(tags, (tag, { text }) =>
        once(`${tag} text`, async () => {
          const [file] = await Promise.all([readFile(text), loadNames([tag])])
          const index = indexes.get(tag)
          if (index) addText(index, file as TextFile)
        }),
      )
    },
  }
}
