import type { Href } from '@/lib/core/url'
import { WORKER_PATH } from '@/lib/search/messages'

let worker: Worker | undefined
let isTaken = false

/** Starts the search worker while the dialog is loading, unless it has been started before. */
export function startWorker(): void {
  if (worker || isTaken || process.env.SEARCH_SERVICE) return
  worker = new Worker(`${process.env.BASE_PATH ?? ''}/${WORKER_PATH}`)
  worker.onerror = (event) => {
    // The search engine starts another one, and reports if that fails too.
    event.preventDefault()
    worker = undefined
  }
}

/** Returns the started worker the first time, and a new one after that. */
export function takeWorker(url: Href): Worker {
  const taken = worker ?? new Worker(url)
  worker = undefined
  isTaken = true
  return taken
}
