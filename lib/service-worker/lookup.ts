import { PAGE_FILE } from './manifest'

/**
 * Returns where a URL may be stored: its own path, and the path of the page in that folder, without query and hash.
 * @param pathname path of the URL with the base URL
 * @param root path of the base URL, with both slashes
 * @returns paths below the base URL, most literal first; none for a URL that isn't below it
 * @example toStoredPaths('/x/docs/cli', '/x/') // ['docs/cli', 'docs/cli/index.html']
 */
export function toStoredPaths(pathname: string, root: string): string[] {
  if (!pathname.startsWith(root)) return []
  const path = pathname.slice(root.length)
  if (path === '' || path.endsWith('/')) return [`${path}${PAGE_FILE}`]
  return [path, `${path}/${PAGE_FILE}`]
}

/**
 * Returns the only path of a page below the base URL, or undefined for other files.
 * @example toPagePath('docs/cli/index.html') // 'docs/cli/'
 */
export function toPagePath(stored: string): string | undefined {
  if (stored === PAGE_FILE) return ''
  return stored.endsWith(`/${PAGE_FILE}`) ? stored.slice(0, -PAGE_FILE.length) : undefined
}

/** Content types by file extension, as a host would send them. */
const types: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  woff2: 'font/woff2',
}

/** Returns the content type of a stored file. */
export function toContentType(path: string): string {
  return types[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
}

/** A folder of large files that are stored only when they're used. */
const USED_ONLY = 'live-frame/'

/**
 * Lists the paths below the base URL that a page references in folders whose files never change, without duplicates.
 * Its payload has tildes instead of quotes, and file names may contain tildes, too.
 */
export function listMentions(html: string, root: string, hashedFolders: string[]): string[] {
  const folders = hashedFolders
    .filter((folder) => folder !== USED_ONLY)
    .map((folder) => folder.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const mention = new RegExp(
    `(?<=["'\\s,(~]${root})(?:${folders.join('|')})[\\w.~%@/-]+?\\.\\w+(?=["'\\s,)~\\\\])`,
    'g',
  )
  return [...new Set(html.match(mention))]
}
