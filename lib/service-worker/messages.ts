import type { OfflineVersion } from './manifest'

/** Parameters that the page which registers the worker puts in the query of its URL, as JSON in `params`. */
export type WorkerParams = {
  /** Whether the site is read like an app: stored pages are shown first, and the pages being read are stored. */
  offlineMode: boolean
  /** Whether the worker logs what it does. */
  debug: boolean
}

/** Messages from a page to the worker. Those in {@link WorkerAnswers} come with a port for the answers. */
export type WorkerMessage =
  /** Takes over from the previous worker, even if its pages are open. */
  | { type: 'SKIP_WAITING' }
  /** Stores the page that is being read. */
  | { type: 'KEEP_PAGE'; path: string; savesData: boolean }
  /** Stores the whole version that the page belongs to, if it isn't stored yet. */
  | { type: 'KEEP_VERSION'; path: string }
  | { type: 'SAVE_VERSION'; id: string }
  | { type: 'REMOVE_VERSION'; id: string }
  | { type: 'REMOVE_PAGES' }
  | { type: 'GET_STATUS' }
  /** Asks the active worker whether the page came from the server while the next worker was waiting. */
  | { type: 'SHOWS_UPDATE' }
  /** Asks the next worker whether the stored copy of a page, which the reader sees, is up to date. */
  | { type: 'IS_NEW'; path: string }

/** Answers of the worker. */
export type WorkerAnswers = {
  /** Several answers. The last one says that the version is saved, or why it isn't. */
  SAVE_VERSION: SaveReport
  /** What is stored afterward. */
  REMOVE_VERSION: OfflineStatus
  REMOVE_PAGES: OfflineStatus
  GET_STATUS: OfflineStatus
  SHOWS_UPDATE: boolean
  IS_NEW: boolean
}

/** Why a version couldn't be saved. */
export type SaveFailure =
  /** The browser has no more room for this site. */
  | 'quota'
  /** The server couldn't be reached. */
  | 'network'
  /** The site has been built again since the page was opened. */
  | 'outdated'
  /** A file differs from what the build created. */
  | 'damaged'

/** Progress of saving a version. */
export type SaveReport =
  /** Bytes of the archive. */
  | { state: 'downloading'; done: number; total: number }
  /** Files of the version. */
  | { state: 'storing'; done: number; total: number }
  | { state: 'saved'; status: OfflineStatus }
  | { state: 'failed'; reason: SaveFailure }

/** What is stored of a version. */
export type SavedVersion = {
  id: string
  /** Hash of its archive, and the build whose scripts its pages need. */
  hash: string
  build: string
  /** Size of the files in bytes, and when they were stored, in milliseconds since 1970. */
  size: number
  time: number
}

/** What is stored, and what can be stored. */
export type OfflineStatus = {
  versions: (OfflineVersion & { saved?: SavedVersion; isCurrent: boolean })[]
  /** Paths of the pages that were stored because they were read, without the base URL. */
  pages: string[]
  /** Size of what every offline page needs, in bytes; zero if that isn't stored. */
  shellSize: number
}
