import type { Href } from '@/lib/core/url'
import type { SearchAnswer, SearchHit, SearchRequest, SearchTag } from './protocol'
import type { FromWorker, ToWorker } from './messages'
import { WORKER_PATH } from './messages'

/** The reason why a search has no answer. */
export class SearchError extends Error {
  override name = 'SearchError'
}

/** The part of a `Worker` that the engine needs. */
export type WorkerLike = Pick<Worker, 'postMessage' | 'terminate'> & {
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
}

export type SearchEngineOptions = {
  /** The site's base URL, with both slashes. */
  baseUrl: Href
  /** Starts the worker at a URL. Default: `new Worker(url)`. */
  startWorker?: (url: Href) => WorkerLike
}

/** Answers queries from the index of the site, in a worker. One engine serves one search field. */
export type SearchEngine = {
  /** Loads what the first answer needs. Call it when a reader is about to search. */
  warm: (tags: readonly SearchTag[]) => void
  /**
   * Answers a query. The previous query is dropped, whether or not it has been answered.
   * @param onAnswer called for each tier of the index that arrives, the last time with `isComplete`
   * @param onError called at most once, instead of further answers
   * @returns a function that drops the query
   */
  search: (
    request: SearchRequest,
    onAnswer: (answer: SearchAnswer) => void,
    onError: (error: SearchError) => void,
  ) => () => void
  /** Terminates the worker. The next search starts another one. */
  close: () => void
}

type Query = {
  id: number
  request: SearchRequest
  onAnswer: (answer: SearchAnswer) => void
  onError: (error: SearchError) => void
  /** The hits that have been shown so far, by id. */
  shown: Map<string, SearchHit>
}

/** Keeps hits that the reader has seen unchanged, even if a later tier has more details, so that nothing moves. */
function keepShown({ shown }: Query, answer: SearchAnswer): SearchAnswer {
  const hits = answer.hits.map((hit) => shown.get(hit.id) ?? hit)
  for (const hit of hits) shown.set(hit.id, hit)
  return { ...answer, hits }
}

/** Creates the engine. It loads nothing until it's warmed up or gets a query. */
export function createSearchEngine({
  baseUrl,
  startWorker = (url) => new Worker(url),
}: SearchEngineOptions): SearchEngine {
  let worker: WorkerLike | undefined
  let current: Query | undefined
  let lastId = 0
  /** The query that the worker is processing. Meanwhile, only the newest query waits. */
  let working: number | undefined
  /** A deployment may have removed files that a cached worker names, so a new worker is tried once. */
  let hasRestarted = false

  const post = (message: ToWorker) => {
    worker ??= start()
    worker.postMessage(message)
  }

  const sendCurrent = () => {
    if (!current || working !== undefined) return
    working = current.id
    post({ type: 'search', id: current.id, request: current.request })
  }

  const fail = (message: string) => {
    close()
    if (current && !hasRestarted) {
      hasRestarted = true
      sendCurrent()
      return
    }
    const failed = current
    current = undefined
    failed?.onError(new SearchError(message))
  }

  const receive = (message: FromWorker) => {
    switch (message.type) {
      case 'answer':
        if (message.id === current?.id) current.onAnswer(keepShown(current, message.answer))
        return
      case 'idle':
        if (message.id !== working) return
        working = undefined
        if (current?.id !== message.id) sendCurrent()
        return
      case 'failed':
        fail(message.message)
    }
  }

  const start = (): WorkerLike => {
    // A query string bypasses caches.
    const suffix = hasRestarted ? `?${Date.now()}` : ''
    const started = startWorker(`${baseUrl}${WORKER_PATH}${suffix}`)
    started.onmessage = ({ data }) => {
      if (worker === started) receive(data)
    }
    started.onerror = (event) => {
      event.preventDefault()
      if (worker === started) fail(event.message || 'The search worker could not be loaded.')
    }
    return started
  }

  const close = () => {
    worker?.terminate()
    worker = undefined
    working = undefined
  }

  return {
    warm: (tags) => post({ type: 'warm', tags: [...tags] }),
    search: (request, onAnswer, onError) => {
      lastId += 1
      const id = lastId
      current = { id, request, onAnswer, onError, shown: new Map() }
      sendCurrent()
      return () => {
        if (current?.id === id) current = undefined
      }
    },
    close: () => {
      current = undefined
      close()
    },
  }
}
