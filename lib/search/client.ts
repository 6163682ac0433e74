import type { Href } from '@/lib/core/url'
import type { FromWorker, SearchAnswer, SearchRequest, SearchTag, ToWorker } from './protocol'

/** The reason why a search has no answer. */
export class SearchError extends Error {
  override name = 'SearchError'
}

/** Answers queries: the embedded index, the hosted service, or one as a fallback for the other. */
export type SearchSource = {
  /** Loads what the first answer needs. Call it when a reader is about to search. */
  warm: (tags: readonly SearchTag[]) => void
  /** @throws SearchError if there is no answer */
  search: (request: SearchRequest) => Promise<SearchAnswer>
}

/** The part of a `Worker` that the engine needs. */
export type WorkerLike = {
  postMessage: (message: ToWorker) => void
  terminate: () => void
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
}

type Pending = {
  request: SearchRequest
  resolve: (answer: SearchAnswer) => void
  reject: (error: SearchError) => void
}

/**
 * Creates a source that answers from the index of the site, in a worker. It loads nothing before it is used.
 * @param url of the worker
 * @param startWorker starts the worker at a URL
 */
export function createSearchEngine(
  url: Href,
  startWorker: (url: Href) => WorkerLike = (each) => new Worker(each),
): SearchSource {
  const pending = new Map<number, Pending>()
  let worker: WorkerLike | undefined
  let lastId = 0
  /** A deployment may have removed files that a cached worker names, so a new worker is tried once. */
  let hasRestarted = false

  const start = (): WorkerLike => {
    // A query string bypasses caches.
    const started = startWorker(hasRestarted ? `${url}?${Date.now()}` : url)
    started.onmessage = ({ data }) => {
      if (worker !== started) return
      if ('failed' in data) {
        fail(data.failed)
        return
      }
      pending.get(data.id)?.resolve(data.answer)
      pending.delete(data.id)
    }
    started.onerror = (event) => {
      event.preventDefault()
      if (worker === started) fail(event.message || 'The search worker could not be loaded.')
    }
    return started
  }

  const post = (id: number, request: SearchRequest) => {
    worker ??= start()
    worker.postMessage({ id, request })
  }

  const fail = (message: string) => {
    worker?.terminate()
    worker = undefined
    const failed = [...pending]
    if (hasRestarted) {
      pending.clear()
      for (const [, { reject }] of failed) reject(new SearchError(message))
    } else {
      hasRestarted = true
      for (const [id, { request }] of failed) post(id, request)
    }
  }

  const search = (request: SearchRequest) =>
    new Promise<SearchAnswer>((resolve, reject) => {
      lastId += 1
      pending.set(lastId, { request, resolve, reject })
      post(lastId, request)
    })

  return {
    search,
    warm: (tags) => {
      // Without a query, it only loads. If that fails, the first query fails too.
      search({ query: '', tags, otherTags: [], limit: 0 }).catch(() => undefined)
    },
  }
}
