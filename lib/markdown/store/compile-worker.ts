import { parentPort, workerData } from 'node:worker_threads'
import type { CompiledInWorker } from './compile-all'
import { getOutline } from './compiled-store'

for (const file of workerData as string[]) {
  const message: CompiledInWorker = { file, outline: await getOutline(file) }
  parentPort?.postMessage(message)
}
