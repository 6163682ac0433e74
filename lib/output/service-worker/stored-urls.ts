import { withPageEnding } from '@/lib/core/url'

/**
 * Returns the URLs under which something may be stored, without query and hash: its own, and that of the page in that
 * folder.
 * @example toStoredUrls('https://host/cli/index.html') // ['https://host/cli/index.html', 'https://host/cli/']
 */
export function toStoredUrls(href: string): [own: string, page?: string] {
  const { origin, pathname } = new URL(href)
  const page = withPageEnding(pathname.replace(/\/index\.html$/, '/'))
  return page === pathname ? [origin + pathname] : [origin + pathname, origin + page]
}
