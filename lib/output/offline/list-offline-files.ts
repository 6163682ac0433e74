import { STATIC_FOLDER } from '@/lib/core/static-folder'
import { NOT_FOUND_FILE, OFFLINE_PAGE, PAGE_FILE } from '@/lib/service-worker/manifest'
import { listMentions } from '@/lib/service-worker/lookup'
import { hashedPaths } from '../host/headers'

/** Folders whose files have a hash in their names, without the leading slash. */
export const hashedFolders = hashedPaths.map((folder) => folder.slice(1))

/** Files that every offline page needs, and fallback pages. */
const SHELL = [
  PAGE_FILE,
  NOT_FOUND_FILE,
  OFFLINE_PAGE + PAGE_FILE,
  'favicon.svg',
  'manifest.webmanifest',
]

/** Folders whose files all pages share. */
const SHELL_FOLDERS = [`${STATIC_FOLDER}/`, 'routes/']

/**
 * Returns the files of an export that belong to the shell.
 * @param files paths below the export's folder
 * @param searchFiles files that search needs on every page
 */
export function listShellFiles(files: string[], searchFiles: string[]): string[] {
  const names = new Set([...SHELL, ...searchFiles])
  return files.filter(
    (file) => names.has(file) || SHELL_FOLDERS.some((folder) => file.startsWith(folder)),
  )
}

/** Returns the file that navigation inside the app requests. Every page has one; a redirect has none. */
const toDataFile = (page: string) => page.replace(/html$/, 'txt')

/** The data from which the files of a version are listed. */
type VersionParts = {
  /** Paths below the export's folder. */
  files: string[]
  shell: ReadonlySet<string>
  /** Path of the version below the base URL, and the paths of all versions. */
  root: string
  otherRoots: string[]
  /** Path of the base URL, with both slashes. */
  baseUrl: string
  /** Reads a file of the export. */
  read: (file: string) => string
  /** Files that search in this version needs. */
  searchFiles: string[]
}

/** Returns the files that a stylesheet references by relative URLs. */
function listFonts(file: string, css: string): string[] {
  const folder = file.slice(0, file.lastIndexOf('/') + 1)
  return [...css.matchAll(/url\(["']?([\w.-]+)/g)].map(([, name = '']) => folder + name)
}

/** Lists the files of a version: its pages, and what they need besides the shell. */
export function listVersionFiles(parts: VersionParts): string[] {
  const { files, shell, root, otherRoots, baseUrl, read, searchFiles } = parts
  const exported = new Set(files)
  const inner = otherRoots.filter((other) => other !== root && other.startsWith(root))
  const own = files.filter(
    (file) => file.startsWith(root) && !inner.some((other) => file.startsWith(other)),
  )
  // The page for unknown URLs resolves a URL that has moved.
  const pages = own.filter((file) => file.endsWith(PAGE_FILE) && exported.has(toDataFile(file)))
  const needed = new Set(searchFiles)
  for (const page of pages) {
    for (const file of listMentions(read(page), baseUrl, hashedFolders)) {
      needed.add(file)
      if (file.endsWith('.css')) for (const font of listFonts(file, read(file))) needed.add(font)
    }
  }
  return [...pages, ...needed].filter((file) => exported.has(file) && !shell.has(file)).sort()
}
