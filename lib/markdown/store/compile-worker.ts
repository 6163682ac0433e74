import { constants, platform, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import type { CompiledInWorker, CompileWorkerData } from './compile-all'
import { getOutline } from './compiled-store'

const { files, isPatient } = workerData as CompileWorkerData

// Linux has a priority for each thread, others for the whole process only.
if (isPatient && platform() === 'linux') setPriority(constants.priority.PRIORITY_LOW)

for (const file of files) {
  const message: CompiledInWorker = { file, outline: await getOutline(file) }
  parentPort?.postMessage(message)
}
