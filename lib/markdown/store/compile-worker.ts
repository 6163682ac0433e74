import { constants, platform, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import type { CompiledInBackground } from './compile-in-background'
import { getOutline } from './compiled-store'

// Linux has a priority for each thread, but other systems only have one for the entire process.
if (platform() === 'linux') setPriority(constants.priority.PRIORITY_LOW)

for (const file of workerData as string[]) {
  const message: CompiledInBackground = { file, outline: await getOutline(file) }
  parentPort?.postMessage(message)
}
