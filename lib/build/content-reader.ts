import { setTimeout as wait } from 'node:timers/promises'
import type { SourceCheck } from '@/lib/check/check-sources'
import { collectSources } from '@/lib/check/check-sources'
import type { CompiledOutline } from '@/lib/markdown/compile/compile'
import { findOutline, getOutline } from '@/lib/markdown/store/compiled-store'
import type { SiteContent } from '@/lib/model/site/load-content'
import { loadContent } from '@/lib/model/site/load-content'
import type { CheckedDocument } from '@/lib/source/check-document'
import { listContentPaths } from '@/lib/source/list-files'
import { readDocuments } from '@/lib/source/read-documents'

/** Editors write a file in several steps. Changes within this many milliseconds count as one. */
const SETTLE_MS = 10

/** If more documents than this change at once, they weren't edited by hand, so they're compiled on demand or later. */
const MAX_COMPILED_AT_ONCE = 4

/** What the files say now. */
export type CurrentContent = { found: SourceCheck; content: SiteContent }

/** Reads the content again as files change, and only what has changed. */
export type ContentReader = {
  /** Records that a file in `content/` has changed. Returns whether that is new since the last reading. */
  change: (path: string) => boolean
  /** Returns the content with every change. */
  read: () => Promise<CurrentContent>
  /** Outlines of the documents that are compiled. */
  outlines: ReadonlyMap<string, CompiledOutline>
  /** Compiles a document, and adds its outline unless it changes meanwhile. */
  compile: (path: string) => Promise<void>
}

export function createContentReader(): ContentReader {
  const sources = new Map<string, CheckedDocument>()
  const outlines = new Map<string, CompiledOutline>()
  const compiling = new Map<string, Promise<void>>()
  const changed = new Set<string>()
  let current: CurrentContent | undefined
  let reading: Promise<void> | undefined

  /** Reads changed documents. Returns what was found, and whether anything but bodies has changed. */
  const readSources = async (changes: ReadonlySet<string>) => {
    const files = listContentPaths()
    const paths = new Set(files)
    let isNew = [...changes].some((path) => !sources.has(path) || !paths.has(path))
    for (const path of sources.keys()) if (!paths.has(path)) sources.delete(path)
    const stale = files.filter((path) => changes.has(path) || !sources.has(path))
    for (const read of await readDocuments(stale)) {
      const { path } = read.document
      isNew ||= JSON.stringify(read) !== JSON.stringify(sources.get(path))
      sources.set(path, read)
    }
    return { found: collectSources(files.flatMap((path) => sources.get(path) ?? [])), isNew }
  }

  /** Removes outlines that depend on changed files. */
  const forgetOutlines = (changes: ReadonlySet<string>) => {
    const isOfDocumentsOnly = [...changes].every((path) => sources.has(path))
    for (const [path, { dependencies, problems }] of outlines) {
      const isStale =
        !sources.has(path) ||
        changes.has(path) ||
        Object.keys(dependencies).some((file) => changes.has(file)) ||
        // It may refer to a file that was missing and exists now.
        (!isOfDocumentsOnly && problems.length > 0)
      if (isStale) outlines.delete(path)
    }
  }

  const compile = (path: string): Promise<void> => {
    const known = compiling.get(path)
    if (known) return known
    const work = getOutline(path)
      .then((outline) => {
        if (!changed.has(path)) outlines.set(path, outline)
      })
      .finally(() => compiling.delete(path))
    compiling.set(path, work)
    return work
  }

  /** Adds the outlines of bodies that were compiled before. */
  const findOutlines = (paths: readonly string[]) =>
    Promise.all(
      paths.map(async (path) => {
        const outline = await findOutline(path)
        if (outline) outlines.set(path, outline)
      }),
    )

  const readChanges = async () => {
    if (current) await wait(SETTLE_MS)
    const previous = current
    // If reading fails, the next caller tries again.
    current = undefined
    const changes = new Set(changed)
    changed.clear()
    const { found, isNew } = await readSources(changes)
    await Promise.all([...changes].flatMap((path) => compiling.get(path) ?? []))
    forgetOutlines(changes)
    if (!previous) await findOutlines(found.readable)
    const stale = found.readable.filter((path) => changes.has(path))
    if (stale.length <= MAX_COMPILED_AT_ONCE) await Promise.all(stale.map(compile))
    const content = isNew || !previous ? await loadContent(found.documents) : previous.content
    current = { found, content }
  }

  return {
    change: (path) => {
      const isNew = !changed.has(path)
      changed.add(path)
      return isNew
    },
    read: async () => {
      // A read in progress no longer has its changes in `changed`, but `current` doesn't include them yet.
      while (reading || !current || changed.size > 0) {
        reading ??= readChanges().finally(() => (reading = undefined))
        await reading
      }
      return current
    },
    outlines,
    compile,
  }
}
