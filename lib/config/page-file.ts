import { env } from './env'
import type { SitePath } from '@/lib/core/url'
import { stripTrailingSlash } from '@/lib/core/url'

/**
 * Returns the file of a page in the export, as Next names it.
 * @example toPageFile('/docs/cli/') // 'docs/cli/index.html', or 'docs/cli.html' if URLs don't end with a slash
 */
export function toPageFile(path: SitePath): string {
  const isFolder = env.trailingSlash || path === '/'
  return isFolder ? `${path.slice(1)}index.html` : `${stripTrailingSlash(path.slice(1))}.html`
}

/** Returns the path of a page's URL below the base URL. @example toPageUrlPath('docs/cli/index.html') // 'docs/cli/' */
export function toPageUrlPath(file: string): string {
  const isFolder = env.trailingSlash || file === 'index.html'
  return isFolder ? file.replace(/(?<=^|\/)index\.html$/, '') : file.replace(/\.html$/, '')
}
