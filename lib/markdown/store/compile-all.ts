import { codeStore } from '../code/code-store'
import type { CompiledOutline } from './compiled-store'
import { findOutline, getOutline, pruneBodies } from './compiled-store'

/** Compiles every file that is not in the cache, and returns the outlines of all files by path. */
export async function compileAll(files: string[]): Promise<Map<string, CompiledOutline>> {
  const found = await Promise.all(files.map(findOutline))
  const outlines = new Map<string, CompiledOutline>()
  for (const [index, file] of files.entries()) {
    outlines.set(file, found[index] ?? (await getOutline(file)))
  }
  if (found.includes(undefined)) {
    codeStore.prune()
    pruneBodies()
  }
  return outlines
}
