import type { Href } from '@/lib/core/url'
import type { SearchAnswer, SearchReply, SearchRequest } from './protocol'

/** Path of the worker below the base URL. Its name never changes, because it contains the names of all other files. */
export const WORKER_PATH = 'search/worker.js'

/**
 * Answers queries: the embedded index, the hosted service, or one as a fallback for the other.
 * @param onFirst called with the hits that are already known if the answer takes longer; it begins with them
 * @throws Error if there is no answer
 */
export type SearchSource = (
  request: SearchRequest,
  onFirst?: (first: SearchAnswer) => void,
) => Promise<SearchAnswer>

/** Starts a worker, and returns a function that asks it. */
function startWorker(url: string): SearchSource {
  const worker = new Worker(url)
  const broken = new Promise<never>((_resolve, reject) => {
    worker.onerror = (event) => {
      event.preventDefault()
      reject(new Error(event.message))
    }
  })
  return (request, onFirst) => {
    const { port1, port2 } = new MessageChannel()
    const replied = new Promise<SearchAnswer>((resolve, reject) => {
      port1.onmessage = ({ data }: MessageEvent<SearchReply>) => {
        if ('first' in data) onFirst?.(data.first)
        else if ('answer' in data) resolve(data.answer)
        else reject(new Error(data.failed))
      }
    })
    worker.postMessage(request, [port2])
    return Promise.race([replied, broken]).finally(() => port1.close())
  }
}

/** Creates a source that answers from the index of the site, in a worker. It loads nothing before it is used. */
export function createSearchEngine(url: Href): SearchSource {
  let current: SearchSource | undefined
  return async (...request) => {
    const asked = (current ??= startWorker(url))
    try {
      return await asked(...request)
    } catch {
      // A deployment may have removed files that a cached worker names. A query string bypasses caches.
      if (current === asked) current = startWorker(`${url}?${Date.now()}`)
      return current(...request)
    }
  }
}
