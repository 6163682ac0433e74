/** A version of the documentation that readers can save. */
export type OfflineVersion = {
  /** Docs instance and version: `default-3.1.1`. */
  id: string
  /** Name shown to readers. */
  label: string
  /** Path of its pages below the base URL, with a trailing slash only. The root version has the shortest one. */
  root: string
  /** Hash of the list of its files. */
  revision: string
  /** Number of pages, and size of all files in bytes. */
  pages: number
  size: number
}

/** What a build offers for offline reading. */
export type OfflineList = {
  /** Hash of all files of the site, so that the service worker differs if any of them does. */
  build: string
  versions: OfflineVersion[]
}

/** The files of a version: what its pages need, then the pages, so that no stored page lacks anything. */
export type VersionFiles = {
  /** For each file its path below the base URL, encoded as in a URL, and its {@link toRevision}. */
  files: [path: string, revision: string][]
}

/** What is stored last of a version, in place of its list. Without it, the version is incomplete. */
export type SavedNote = OfflineVersion &
  VersionFiles & {
    /** When it was saved, in milliseconds since 1970. */
    time: number
  }

/** Parameters that the page which registers the worker puts in the query of its URL, as JSON in `params`. */
export type WorkerParams = {
  /** Whether the site is read like an app: stored pages are shown first, and the pages being read are stored. */
  offlineMode: boolean
  /** Whether the worker logs what it does. */
  debug: boolean
}

/** Name of the worker below the base URL, and of the list of what can be saved. */
export const WORKER_FILE = 'sw.js'
export const LIST_FILE = 'offline/versions.json'

/** Returns the path of the list of a version's files. */
export const toFilesPath = (id: string) => `offline/${id}.json`

/** File names of a folder's page, and of the page for unknown URLs. */
export const PAGE_FILE = 'index.html'
export const NOT_FOUND_FILE = '404.html'

/** The page that lists what is stored. It's shown instead of pages that aren't. */
export const OFFLINE_PAGE = 'offline/'

/**
 * Returns the name of a cache. Another site on this origin, below or above this one, has a different prefix.
 * @param root path of the base URL, with both slashes
 * @param words what is in it: `shell`, `pages`, `files`, or `version`, id and revision
 */
export const toCacheName = (root: string, ...words: string[]) =>
  ['offline', root, ...words].join(' ')

/** Returns the start of the names of all caches that the worker before this one used. */
export const toOldPrefix = (root: string) => `site ${root} `

/** Returns the first half of the SHA-256 of a file, as 32 hexadecimal digits. */
export async function toRevision(content: BufferSource): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', content), 0, 16)
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
