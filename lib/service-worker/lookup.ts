import { PAGE_FILE } from './manifest'

/**
 * Where a URL may be stored: its own path, and that of the page in the folder. Query and hash are no part of it.
 * @param pathname path of the URL with the base URL
 * @param root path of the base URL, with both slashes
 * @returns paths below the base URL, the most literal first; none for a URL that is not below it
 * @example toStoredPaths('/x/docs/cli', '/x/') // ['docs/cli', 'docs/cli/index.html']
 */
export function toStoredPaths(pathname: string, root: string): string[] {
  if (!pathname.startsWith(root)) return []
  const path = pathname.slice(root.length)
  if (path === '' || path.endsWith('/')) return [`${path}${PAGE_FILE}`]
  return [path, `${path}/${PAGE_FILE}`]
}

/** The one path of a page below the base URL, or undefined for what is a file. @example toPagePath('docs/cli/index.html') // 'docs/cli/' */
export function toPagePath(stored: string): string | undefined {
  if (stored === PAGE_FILE) return ''
  return stored.endsWith(`/${PAGE_FILE}`) ? stored.slice(0, -PAGE_FILE.length) : undefined
}

/** Content types by the end of a file's name, as a host would send them. */
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

/** The content type of a stored file. */
export function toContentType(path: string): string {
  return types[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
}

/** A folder of what is large and stored only when it is used. */
const USED_ONLY = 'live-frame/'

/**
 * Paths below the base URL that a page mentions in the folders whose files never change, each once. Its payload has
 * tildes in the place of quotes, and a name may have one, too.
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
