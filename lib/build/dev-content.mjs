// Used by `next.config.mjs`, which Next loads as it is, so it is a module that runs as it is.
import { mkdirSync, writeFileSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import { watch } from 'chokidar'

/** Editors write a file in several steps. Changes within this many milliseconds count as one. */
const SETTLE_MS = 50

/**
 * Starts the thread that creates pages from the content while a maintainer writes (`lib/commands/watch-content.ts`), and
 * starts it again when its code changes. The app calls it through `globalThis.devContent` (`lib/records/dev-content.ts`).
 * Next loads the configuration several times in the same process. The thread ends with the process.
 */
export function startDevContent() {
  if (globalThis.devContent) return
  // The app is compiled with the revision of the records, so it has to exist.
  mkdirSync('.records', { recursive: true })
  writeFileSync('.records/revision.json', JSON.stringify({ revision: 'start' }))
  /** Calls without an answer, by id. */
  const calls = new Map()
  let count = 0
  let thread

  const start = () => {
    const workerData = { isRestart: thread !== undefined }
    thread?.terminate()
    thread = new Worker('./lib/commands/run.mjs', { argv: ['watch-content'], workerData })
    thread.on('message', ({ id, value, error }) => {
      const call = calls.get(id)
      calls.delete(id)
      if (error === undefined) call?.resolve(value)
      else call?.reject(new Error(error))
    })
    // It has printed why it failed, and the next change starts it again.
    thread.on('error', (error) => console.error(error))
    for (const { message } of calls.values()) thread.postMessage(message)
  }

  globalThis.devContent = (name, argument) =>
    new Promise((resolve, reject) => {
      count += 1
      const message = { id: count, name, argument }
      calls.set(count, { message, resolve, reject })
      thread.postMessage(message)
    })
  start()

  let restart
  watch('lib', { ignoreInitial: true }).on('all', (_event, file) => {
    if (!/(?<!\.test)\.(?:tsx?|json)$/.test(file)) return
    clearTimeout(restart)
    restart = setTimeout(start, SETTLE_MS)
  })
}
