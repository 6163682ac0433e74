import type { SearchAnswer, SearchRequest, SearchTag } from './protocol'

/** What the page tells the worker. */
export type ToWorker =
  | { type: 'warm'; tags: SearchTag[] }
  /** Takes the place of the query before it. */
  | { type: 'search'; id: number; request: SearchRequest }

/** What the worker tells the page. */
export type FromWorker =
  | { type: 'answer'; id: number; answer: SearchAnswer }
  /** The worker can take another query: this one has been answered, or waits for a file. */
  | { type: 'idle'; id: number }
  /** A file of the index does not load, or cannot be read. */
  | { type: 'failed'; message: string }
