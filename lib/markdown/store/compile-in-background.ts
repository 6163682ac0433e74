import { Worker } from 'node:worker_threads'
import type { CompiledOutline } from './compiled-store'

/** The message that the thread sends for each document. */
export type CompiledInBackground = { file: string; outline: CompiledOutline }

/** Compiles files in a low-priority thread. Resolves when all are done. */
export function compileInBackground(
  files: string[],
  onCompiled: (file: string, outline: CompiledOutline) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./compile-worker.mjs', import.meta.url), {
      workerData: files,
    })
    worker.on('message', ({ file, outline }: CompiledInBackground) => onCompiled(file, outline))
    worker.on('error', reject)
    worker.on('exit', (code) => {
      if (code === 0) resolve()
      else reject(new Error(`The compile thread exited with code ${code}.`))
    })
  })
}
