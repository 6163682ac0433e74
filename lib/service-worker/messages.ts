import type { OfflineVersion } from './manifest'

/** What the page that registers the worker tells it in the query of its URL, as JSON in `params`. */
export type WorkerParams = {
  /** Whether the site is read like an app: stored pages are shown first, and the pages being read are stored. */
  offlineMode: boolean
  /** Whether the worker writes to the console what it does. */
  debug: boolean
}

/** What a page asks the worker to do. Those of {@link WorkerAnswers} bring a port for the answers. */
export type WorkerMessage =
  /** Take over from the worker before, although pages of it are open. */
  | { type: 'SKIP_WAITING' }
  /** Keep the page that is being read. */
  | { type: 'KEEP_PAGE'; path: string; savesData: boolean }
  /** Keep all of the version that the page belongs to, if that isn't stored yet. */
  | { type: 'KEEP_VERSION'; path: string }
  | { type: 'SAVE_VERSION'; id: string }
  | { type: 'REMOVE_VERSION'; id: string }
  | { type: 'REMOVE_PAGES' }
  | { type: 'GET_STATUS' }
  /** Asks the worker in charge whether the page came from the server after the next worker did. */
  | { type: 'SHOWS_UPDATE' }
  /** Asks the next worker whether the stored copy of a page, which the reader sees, is what the server has now. */
  | { type: 'IS_NEW'; path: string }

/** What the worker answers. */
export type WorkerAnswers = {
  /** Several answers: the last one says that the version is saved, or why it is not. */
  SAVE_VERSION: SaveReport
  /** What is stored afterwards. */
  REMOVE_VERSION: OfflineStatus
  REMOVE_PAGES: OfflineStatus
  GET_STATUS: OfflineStatus
  SHOWS_UPDATE: boolean
  IS_NEW: boolean
}

/** Why a version could not be saved. */
export type SaveFailure =
  /** The browser has no more room for this site. */
  | 'quota'
  /** The server could not be reached. */
  | 'network'
  /** The site has been built again since the page was opened. */
  | 'outdated'
  /** A file is not what the build has made. */
  | 'damaged'

/** How far a version is saved. */
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
  /** Bytes of the files, and when they were stored, in milliseconds since 1970. */
  size: number
  time: number
}

/** What is stored, and what can be. */
export type OfflineStatus = {
  versions: (OfflineVersion & { saved?: SavedVersion; isCurrent: boolean })[]
  /** Paths of the pages that were stored because they were read, without the base URL. */
  pages: string[]
  /** Bytes of what every offline page needs; zero if that isn't stored. */
  shellSize: number
}
