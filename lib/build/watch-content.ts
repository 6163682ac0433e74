import { setTimeout } from 'node:timers/promises'
import type { CheckedSource } from '@/lib/check/check-content'
import { checkContent, checkSource, collectSources } from '@/lib/check/check-content'
import { compileAll } from '@/lib/markdown/store/compile-all'
import type { CompiledOutline } from '@/lib/markdown/store/compiled-store'
import { getOutline } from '@/lib/markdown/store/compiled-store'
import { formatProblems } from '@/lib/problems/problem'
import type { ContentFile } from '@/lib/source/list-files'
import { listContentFiles } from '@/lib/source/list-files'
import { writeSite } from './prepare-content'

/** Editors write a file in several steps; what follows within this many milliseconds is one change. */
const SETTLE_MS = 20

/** Keeps the records up to date while a maintainer writes. */
export type ContentWatch = {
  /**
   * Makes the records of what has changed, and prints what is wrong with the content.
   * @param path content path that changed; all of the content without one
   */
  update: (path?: string) => Promise<void>
}

/** @param print shows a text to the maintainer */
export function createContentWatch(print: (text: string) => void): ContentWatch {
  const sources = new Map<string, CheckedSource>()
  const outlines = new Map<string, CompiledOutline>()
  const changed = new Set<string>()
  let isFirst = true
  let running: Promise<void> | undefined

  const readSources = (files: ContentFile[], changes: ReadonlySet<string>) => {
    const paths = new Set(files.map(({ path }) => path))
    for (const path of sources.keys()) if (!paths.has(path)) sources.delete(path)
    for (const file of files) {
      if (!sources.has(file.path) || changes.has(file.path)) {
        sources.set(file.path, checkSource(file))
      }
    }
    return collectSources(files.flatMap(({ path }) => sources.get(path) ?? []))
  }

  const readOutlines = async (paths: string[], changes: ReadonlySet<string>) => {
    const documents = new Set(paths)
    for (const path of outlines.keys()) if (!documents.has(path)) outlines.delete(path)
    // Of a change of anything else, a partial or an image, the store knows whom it concerns.
    const onlyDocuments = [...changes].every((path) => sources.has(path))
    if (isFirst || !onlyDocuments) {
      for (const [path, outline] of await compileAll(paths, () => undefined)) {
        outlines.set(path, outline)
      }
    } else {
      for (const path of paths) {
        if (changes.has(path) || !outlines.has(path)) outlines.set(path, await getOutline(path))
      }
    }
  }

  const run = async () => {
    await setTimeout(SETTLE_MS)
    const changes = new Set(changed)
    changed.clear()
    const found = readSources(listContentFiles(), changes)
    await readOutlines(
      found.sound.map(({ path }) => path),
      changes,
    )
    isFirst = false
    const documents = [...found.documents].sort((a, b) => (a.path < b.path ? -1 : 1))
    const site = await checkContent(found, documents, outlines)
    // Pages are shown for what they are worth: each shows the problems of its own body.
    const problems = [...site.problems, ...(await writeSite(site, outlines))]
    if (problems.length > 0) print(`\n${formatProblems(problems)}\n`)
  }

  const update = async (path?: string) => {
    if (path !== undefined) changed.add(path)
    while (running) await running
    if (path !== undefined && !changed.has(path)) return
    running = run().catch((error: unknown) => print(String(error)))
    await running
    running = undefined
  }
  return { update }
}
