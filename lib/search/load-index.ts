import type { IndexFile, NamesFile, SearchSetup, TextFile } from './index-files'
import type { SearchTag } from './protocol'
import type { TagIndex } from './tag-index'
import { createTagIndex } from './tag-index'

/** Thrown if a file can't be reached: there is no network, and the file isn't stored. */
export class UnreachableError extends Error {
  override name = 'UnreachableError'
}

/** Reads a file of the index. @throws UnreachableError, or another error if the file is missing or damaged */
export type ReadFile = (file: IndexFile) => Promise<unknown>

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
  const pending = new Map<string, Promise<unknown>>()

  /** Does something once, even if several queries wait for it. If it fails, the next query tries again. */
  const once = <Result>(key: string, load: () => Promise<Result>): Promise<Result> => {
    const started = (pending.get(key) as Promise<Result> | undefined) ?? load()
    pending.set(key, started)
    started.catch(() => pending.delete(key))
    return started
  }
  const loadEach = async (
    tags: readonly SearchTag[],
    load: (tag: SearchTag, files: SearchSetup['tags'][string]) => Promise<unknown>,
  ) => {
    const loads = await Promise.allSettled(
      tags.flatMap((tag) => {
        const files = setup.tags[tag]
        return files ? [load(tag, files)] : []
      }),
    )
    for (const each of loads) {
      if (each.status === 'rejected' && !(each.reason instanceof UnreachableError))
        throw each.reason
    }
  }
  const loadNames = (tag: SearchTag, { names, root }: SearchSetup['tags'][string]) =>
    once(`${tag} names`, async () => {
      const file = 'pages' in names ? names : ((await readFile(names)) as NamesFile)
      if (!indexes.has(tag)) indexes.set(tag, createTagIndex(tag, root, file))
      return file
    })
  return {
    list: (tags) => [...new Set(tags)].flatMap((tag) => indexes.get(tag) ?? []),
    loadNames: (tags) => loadEach(tags, loadNames),
    loadText: (tags) =>
      loadEach(tags, (tag, files) =>
        once(`${tag} text`, async () => {
          const [text, names] = await Promise.all([readFile(files.text), loadNames(tag, files)])
          indexes.set(tag, createTagIndex(tag, files.root, names, text as TextFile))
        }),
      ),
  }
}
