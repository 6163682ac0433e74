/** A version of the documentation that readers can save. */
export type OfflineVersion = {
  /** Docs instance and version: `default-3.1.1`. */
  id: string
  /** Name shown to readers. */
  label: string
  /** Path of its pages below the base URL, with a trailing slash only. The root version has the shortest one. */
  root: string
  /** Hash of its list of files. */
  revision: string
  /** Number of pages, and size of all files in bytes. */
  pages: number
  size: number
  /**
   * What its pages need, then the pages, so that no stored page lacks anything: for each file its path below the base
   * URL, as in a URL, and its {@link toRevision}.
   */
  files: [path: string, revision: string][]
}

/** What is stored last of a version. Without it, the version is incomplete. */
export type SavedVersion = OfflineVersion & {
  /** When it was saved, in milliseconds since 1970. */
  time: number
}

/** Returns the version that a path below the base URL belongs to: the one with the longest path, if any. */
export const findVersion = (versions: Pick<OfflineVersion, 'root'>[], path: string) =>
  versions
    .filter(({ root }) => path.startsWith(root))
    .sort((one, other) => other.root.length - one.root.length)
    .at(0)

/** Parameters that the page which registers the worker puts in the query of its URL, as JSON in `params`. */
export type WorkerParams = {
  /** Whether the site is read like an app: stored pages are shown first, and the pages being read are stored. */
  offlineMode: boolean
  /** Whether the worker logs what it does. */
  debug: boolean
}

/** Name of the worker below the base URL, and of the list of all {@link OfflineVersion}s. */
export const WORKER_FILE = 'sw.js'
export const LIST_FILE = 'offline/versions.json'

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
