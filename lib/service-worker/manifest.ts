/** A file that is kept for offline reading, and what its content must be. */
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
  /** Name that readers know it by. */
  label: string
  /** Path of its pages below the base URL, with a slash at the end only. The root version has the shortest one. */
  root: string
  /** Its archive, which is a file of the site like any other. */
  archive: OfflineFile
  /** Number of pages, and bytes of all files once they are unpacked. */
  pages: number
  size: number
}

/** What a build has for offline reading. It is part of the service worker. */
export type OfflineManifest = {
  /** Hash of everything below: another build has another one. */
  build: string
  /** What every offline page needs: scripts, styles, and the pages that stand in for others. */
  shell: OfflineFile[]
  /** Path of the file that lists every page of the site; one of the shell. */
  routes: string
  versions: OfflineVersion[]
  /** Folders, with a slash at the end, whose files have a hash of their content in their name. */
  hashedFolders: string[]
}

/** Name of the worker below the base URL. */
export const WORKER_FILE = 'sw.js'

/** Folder of the archives. */
export const ARCHIVES_FOLDER = 'archives/'

/** How the page of a folder is named, and the page that is shown for what is not there. */
export const PAGE_FILE = 'index.html'
export const NOT_FOUND_FILE = '404.html'

/** The page that lists what is stored. It is shown instead of pages that are not. */
export const OFFLINE_PAGE = 'offline/'
