/** A file that is stored for offline reading, and its expected content. */
export type OfflineFile = {
  /** Path below the base URL, without a leading slash and encoded as in a URL: `docs/cli/index.html`. */
  path: string
  /** Size in bytes. */
  size: number
  /** First half of the SHA-256 of the content, as 32 hexadecimal digits. */
  hash: string
}

/** A version of the documentation that readers can save. */
export type OfflineVersion = {
  /** Docs instance and version: `default-3.1.1`. */
  id: string
  /** Name shown to readers. */
  label: string
  /** Path of its pages below the base URL, with a trailing slash only. The root version has the shortest one. */
  root: string
  /** Its archive, which is a file of the site like any other. */
  archive: OfflineFile
  /** Number of pages, and size of all unpacked files in bytes. */
  pages: number
  size: number
}

/** What a build offers for offline reading. It's part of the service worker. */
export type OfflineManifest = {
  /** Hash of everything below, which differs between builds. */
  build: string
  /** What every offline page needs: scripts, styles, and fallback pages. */
  shell: OfflineFile[]
  /** Path of the file that lists every page of the site. It's part of the shell. */
  routes: string
  versions: OfflineVersion[]
  /** Folders, with a trailing slash, whose files have a content hash in their names. */
  hashedFolders: string[]
}

/** Name of the worker below the base URL. */
export const WORKER_FILE = 'sw.js'

/** Folder of the archives. */
export const ARCHIVES_FOLDER = 'archives/'

/** File names of a folder's page, and of the page for unknown URLs. */
export const PAGE_FILE = 'index.html'
export const NOT_FOUND_FILE = '404.html'

/** The page that lists what is stored. It's shown instead of pages that aren't. */
export const OFFLINE_PAGE = 'offline/'
