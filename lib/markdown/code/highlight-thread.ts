import { Worker } from 'node:worker_threads'
import type { CodeToken, Highlight } from './highlighter'

export type HighlightRequest = { id: number; code: string; language: string }

export type HighlightResponse = { id: number; lines: CodeToken[][] }

/** A thread that highlights code while other threads continue. */
export type HighlightThread = { highlight: Highlight; end: () => Promise<void> }

type Waiting = { resolve: (lines: CodeToken[][]) => void; reject: (error: unknown) => void }

/** Starts a thread, which must be ended. If it fails, all pending and later requests fail. */
export function startHighlightThread(): HighlightThread {
  const worker = new Worker(new URL('./highlight-worker.mjs', import.meta.url))
  const waiting = new Map<number, Waiting>()
  let failure: Error | undefined
  let count = 0
  worker.on('message', ({ id, lines }: HighlightResponse) => {
    waiting.get(id)?.resolve(lines)
    waiting.delete(id)
  })
  worker.on('error', (error) => {
    failure = error
    for (const { reject } of waiting.values()) reject(error)
  })
  return {
    highlight: (code, language) =>
      new Promise((resolve, reject) => {
        if (failure !== undefined) {
          reject(failure)
          return
        }
        const id = count++
        waiting.set(id, { resolve, reject })
        const request: HighlightRequest = { id, code, language }
        worker.postMessage(request)
      }),
    end: async () => {
      await worker.terminate()
    },
  }
}
