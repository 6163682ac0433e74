import { availableParallelism } from 'node:os'
import { startHighlightThread } from '../code/highlight-thread'
import type { CompiledOutline } from './compiled-store'
import { findOutline, getOutline } from './compiled-store'

/** Starting a thread takes about as long as compiling this many documents. */
const MIN_FILES_FOR_THREAD = 24

/** Number of documents that are compiled concurrently, so there is work to do while some wait for their code. */
const CONCURRENT_FILES = 16

/** Calls a function with each file, several at a time. */
async function forEachFile(files: string[], run: (file: string) => Promise<void>): Promise<void> {
  const rest = files.values()
  const runners = Array.from({ length: CONCURRENT_FILES }, async () => {
    for (const file of rest) await run(file)
  })
  await Promise.all(runners)
}

/**
 * Compiles every file that is not in the cache, and returns the outlines of all files by path. A second thread
 * highlights their code, which is half of the work. Threads that each do everything would load and optimize everything,
 * and read the same lines, once per thread.
 */
export async function compileAll(files: string[]): Promise<Map<string, CompiledOutline>> {
  const found = await Promise.all(files.map(findOutline))
  const outlines = new Map<string, CompiledOutline>()
  files.forEach((file, index) => {
    const outline = found[index]
    if (outline) outlines.set(file, outline)
  })
  const missing = files.filter((file) => !outlines.has(file))
  const usesThread = missing.length >= MIN_FILES_FOR_THREAD && availableParallelism() > 1
  const thread = usesThread ? startHighlightThread() : undefined
  try {
    await forEachFile(missing, async (file) => {
      outlines.set(file, await getOutline(file, thread?.highlight))
    })
  } finally {
    await thread?.end()
  }
  return outlines
}
