import { PAGE_FILE } from './offline-list'

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
