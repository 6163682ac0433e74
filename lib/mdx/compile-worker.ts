import { parentPort, workerData } from 'node:worker_threads'
import { getCompiledMdx } from './compiled-store'

for (const file of workerData as string[]) {
  await getCompiledMdx(file)
  parentPort?.postMessage(file)
}
