import { splitHref } from '@/lib/core/url'
import { FILE_SCHEME } from '../core/file-scheme'

const FILE_HREF = new RegExp(`href="${FILE_SCHEME}([^"]+)"`, 'g')

/**
 * Replaces links to content files by links to their pages. The content check has proved that each file is a page.
 * @example resolveFileLinks('<a href="file:content/docs/current/cli.mdx#x">', () => '/docs/cli/') // '<a href="/docs/cli/#x">'
 */
export function resolveFileLinks(
  html: string,
  findFileHref: (file: string) => string | undefined,
): string {
  return html.replace(FILE_HREF, (match, target: string) => {
    const { path, suffix } = splitHref(target)
    const href = findFileHref(decodeURI(path))
    return href === undefined ? match : `href="${encodeURI(href)}${suffix}"`
  })
}
