import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { CompiledOutline } from './compiled-store'
import { findOutline, getOutline } from './compiled-store'

/** What a worker sends for each document. */
export type CompiledInWorker = { file: string; outline: CompiledOutline }

/** Starting a worker costs about as much as compiling this many documents. */
const MIN_FILES_PER_WORKER = 12

/** What a worker is started with. */
export type CompileWorkerData = {
  files: string[]
  /** Whether it leaves the processor to whoever else wants it. */
  isPatient: boolean
}

/**
 * Compiles a share of the files in a thread of its own; resolves when the thread has ended.
 * @param isPatient whether it leaves the processor to whoever else wants it
 */
export function compileInWorker(
  files: string[],
  onCompiled: (file: string, outline: CompiledOutline) => void,
  isPatient = false,
): Promise<void> {
  const workerData: CompileWorkerData = { files, isPatient }
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./compile-worker.mjs', import.meta.url), {
      workerData,
    })
    worker.on('message', (message: CompiledInWorker) => onCompiled(message.file, message.outline))
    worker.on('error', reject)
    worker.on('exit', (code) => {
      if (code === 0) resolve()
      else reject(new Error(`A compile worker ended with code ${code}.`))
    })
  })
}

/**
 * Compiles every file that is not in the cache, on all cores, and returns what the check needs of them by path.
 * @param onProgress called with the number of files that are done
 */
export async function compileAll(
  files: string[],
  onProgress: (done: number) => void,
): Promise<Map<string, CompiledOutline>> {
  const results = new Map<string, CompiledOutline>()
  const missing: string[] = []
  for (const file of files) {
    const cached = await findOutline(file)
    if (cached) results.set(file, cached)
    else missing.push(file)
  }
  const add = (file: string, outline: CompiledOutline) => {
    results.set(file, outline)
    onProgress(results.size)
  }
  onProgress(results.size)
  const workers = Math.min(
    availableParallelism(),
    Math.floor(missing.length / MIN_FILES_PER_WORKER),
  )
  if (workers > 1) {
    const shares = Array.from({ length: workers }, (_, share) =>
      missing.filter((_file, index) => index % workers === share),
    )
    await Promise.all(shares.map((share) => compileInWorker(share, add)))
  } else {
    for (const file of missing) add(file, await getOutline(file))
  }
  return results
}
