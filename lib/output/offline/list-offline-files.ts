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

/**
 * Lists the paths below the base URL that a page references in folders whose files never change, without duplicates.
 * @param root path of the base URL, with both slashes
 */
export function listMentions(html: string, root: string): string[] {
  const folders = hashedFolders
    .filter((folder) => folder !== USED_ONLY)
    .map((folder) => folder.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const mention = new RegExp(
    `(?<=["'\\s,(~]${root})(?:${folders.join('|')})[\\w.~%@/-]+?\\.\\w+(?=["'\\s,)~\\\\])`,
    'g',
  )
  return [...new Set(html.match(mention))]
}

/** Returns the files that a stylesheet references by relative URLs. */
function listFonts(file: string, css: string): string[] {
  const folder = file.slice(0, file.lastIndexOf('/') + 1)
  return [...css.matchAll(/url\(["']?([\w.-]+)/g)].map(([, name = '']) => folder + name)
}

/**
 * Lists what pages need: the files that they and their stylesheets mention.
 * @throws OfflineError if a page needs a script that the export doesn't have, so that it's from another build
 */
export function listNeeded({ files, read, baseUrl }: ExportedFiles, pages: string[]): string[] {
  const exported = new Set(files)
  const needed = new Set<string>()
  for (const page of pages) {
    const html = read(page)
    for (const file of listMentions(html, baseUrl)) {
      needed.add(file)
      if (exported.has(file) || !html.includes(`src="${baseUrl}${file}"`)) continue
      throw new OfflineError(`${page} is from another build: it needs ${file}, which is missing`)
    }
  }
  for (const file of needed) {
    if (!file.endsWith('.css') || !exported.has(file)) continue
    for (const font of listFonts(file, read(file))) needed.add(font)
  }
  return [...needed].filter((file) => exported.has(file))
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
 * Lists the files of the shell: what is for all pages, and the scripts and styles of its own pages and of those that can
 * be saved. Other pages are stored with their scripts when they are read.
 * @throws OfflineError if a file is missing or from another build
 */
export function listShellFiles(site: ExportedFiles, pages: string[]): string[] {
  const missing = SHELL.filter((file) => !site.files.includes(file))
  if (missing.length > 0) throw new OfflineError(`The export has no ${missing.join(', ')}`)
  const own = site.files.filter(
    (file) =>
      SHELL.includes(file) ||
      // Data for navigation is always from the server.
      (SHELL_FOLDERS.some((folder) => file.startsWith(folder)) && !file.endsWith('.txt')),
  )
  const documents = [...own.filter((file) => file.endsWith('.html')), ...pages]
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
