import { HASHED_FOLDERS, STATIC_FOLDER } from '@/lib/core/static-folder'
import { NOT_FOUND_FILE, OFFLINE_PAGE, PAGE_FILE } from '@/lib/service-worker/offline-list'

/** Thrown if an export isn't complete, or has files of two builds. The message says what to do. */
export class OfflineError extends Error {
  override name = 'OfflineError'
}

/** Folders whose files have a hash in their names, without the leading slash. */
export const hashedFolders = HASHED_FOLDERS.map((folder) => `${folder}/`)

/** Files that every offline page needs, and fallback pages. */
const SHELL = [
  PAGE_FILE,
  NOT_FOUND_FILE,
  OFFLINE_PAGE + PAGE_FILE,
  'favicon.svg',
  'manifest.webmanifest',
]

/** Folders whose files are for all pages. */
const SHELL_FOLDERS = ['routes/', 'search/']

/** A folder of large files that are stored only when they're used. */
const USED_ONLY = 'live-frame/'

/** Folder of the search index. The name of a file contains the id of its version. */
const INDEX_FOLDER = 'search-index/'

/** An export, as paths below its folder, and what reads it. */
export type ExportedFiles = {
  files: string[]
  read: (file: string) => string
  /** Path of the base URL, with both slashes. */
  baseUrl: string
}

/** Where a URL starts or ends in HTML, in data that it contains, and in stylesheets. */
const SEPARATORS = /["'\s,()\\]+/

/** Whether pages store a file at a path as soon as they mention it. */
const isStored = (file: string) =>
  !file.startsWith(USED_ONLY) && hashedFolders.some((folder) => file.startsWith(folder))

/**
 * Lists what pages need: the files that they and their stylesheets mention.
 * @throws OfflineError if a page needs a script that the export doesn't have, so that it's from another build
 */
export function listNeeded({ files, read, baseUrl }: ExportedFiles, pages: string[]): string[] {
  const exported = new Set(files)
  const needed = new Set<string>()
  const addMentioned = (file: string, root: string, folder: string) => {
    for (const word of read(file).split(SEPARATORS)) {
      const mentioned = folder + word.slice(root.length)
      if (!word.startsWith(root) || !isStored(mentioned)) continue
      if (exported.has(mentioned)) needed.add(mentioned)
      else if (mentioned.startsWith(STATIC_FOLDER) && mentioned.endsWith('.js'))
        throw new OfflineError(`${file} is from another build: ${mentioned} is missing`)
    }
  }
  for (const page of pages) addMentioned(page, baseUrl, '')
  const styles = [...needed].filter((file) => file.endsWith('.css'))
  for (const file of styles) addMentioned(file, '', file.slice(0, file.lastIndexOf('/') + 1))
  return [...needed]
}

/**
 * Lists the pages of a version.
 * @param root path of the version below the base URL
 * @param otherRoots paths of all versions
 */
export function listVersionPages(files: string[], root: string, otherRoots: string[]): string[] {
  const exported = new Set(files)
  const inner = otherRoots.filter((other) => other !== root && other.startsWith(root))
  return files.filter(
    (file) =>
      file.startsWith(root) &&
      file.endsWith(PAGE_FILE) &&
      !inner.some((other) => file.startsWith(other)) &&
      // Every page has data for navigation. A URL that has moved has none: the page for unknown URLs resolves it.
      exported.has(file.replace(/html$/, 'txt')),
  )
}

/** Lists the files of the search index that belong to a version. */
export const listIndexFiles = (files: string[], id: string) =>
  files.filter((file) => file.startsWith(INDEX_FOLDER) && file.includes(`${id}-`))

/**
 * Lists the files of the shell: what is for all pages, and the scripts and styles of its own pages. Other pages are
 * stored with theirs when they are read or saved.
 * @throws OfflineError if a file is missing or from another build
 */
export function listShellFiles(site: ExportedFiles): string[] {
  const missing = SHELL.filter((file) => !site.files.includes(file))
  if (missing.length > 0) throw new OfflineError(`The export has no ${missing.join(', ')}`)
  const own = site.files.filter(
    (file) =>
      SHELL.includes(file) ||
      // Data for navigation is always from the server.
      (SHELL_FOLDERS.some((folder) => file.startsWith(folder)) && !file.endsWith('.txt')),
  )
  const documents = own.filter((file) => file.endsWith('.html'))
  const named = new Set(listNeeded(site, documents))
  const scripts = site.files.filter((file) => file.startsWith(STATIC_FOLDER))
  const isUsed = (file: string) => {
    const name = file.slice(file.lastIndexOf('/') + 1)
    return (
      named.has(file) || scripts.some((other) => other !== file && site.read(other).includes(name))
    )
  }
  return [...own, ...scripts.filter(isUsed)].sort()
}
