import type { SearchAnswer, SearchRequest, SearchTag } from './protocol'

/** Path of the worker below the base URL. Its name never changes, because it contains the names of all other files. */
export const WORKER_PATH = 'search/worker.js'

/** Messages from the page to the worker. */
export type ToWorker =
  | { type: 'warm'; tags: SearchTag[] }
  /** Replaces the previous query. */
  | { type: 'search'; id: number; request: SearchRequest }

/** Messages from the worker to the page. */
export type FromWorker =
  | { type: 'answer'; id: number; answer: SearchAnswer }
  /** The worker can take another query: this one has been answered, or is waiting for a file. */
  | { type: 'idle'; id: number }
  /** A file of the index doesn't load or can't be read. */
  | { type: 'failed'; message: string }
