import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { CompiledMdx } from './compile'
import { findCompiledMdx, getCompiledMdx } from './compiled-store'

/** Starting a worker costs about as much as compiling this many documents. */
const MIN_FILES_PER_WORKER = 12

/** Compiles a share of the files in a thread of its own; resolves when the thread has ended. */
function compileInWorker(files: string[], onCompiled: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./compile-worker.mjs', import.meta.url), {
      workerData: files,
    })
    worker.on('message', onCompiled)
    worker.on('error', reject)
    worker.on('exit', (code) => {
      if (code === 0) resolve()
      else reject(new Error(`A compile worker ended with code ${code}.`))
    })
  })
}

/**
 * Compiles every file that is not in the cache, on all cores, and returns all of them by path.
 * @param onProgress called with the number of files that are done
 */
export async function compileAll(
  files: string[],
  onProgress: (done: number) => void,
): Promise<Map<string, CompiledMdx>> {
  const results = new Map<string, CompiledMdx>()
  const missing: string[] = []
  for (const file of files) {
    const cached = await findCompiledMdx(file)
    if (cached) results.set(file, cached)
    else missing.push(file)
  }
  let done = results.size
  onProgress(done)
  const workers = Math.min(
    availableParallelism(),
    Math.floor(missing.length / MIN_FILES_PER_WORKER),
  )
  if (workers > 1) {
    const shares = Array.from({ length: workers }, (_, share) =>
      missing.filter((_file, index) => index % workers === share),
    )
    await Promise.all(shares.map((share) => compileInWorker(share, () => onProgress((done += 1)))))
  }
  for (const file of missing) {
    results.set(file, await getCompiledMdx(file))
    if (workers <= 1) onProgress((done += 1))
  }
  return results
}
