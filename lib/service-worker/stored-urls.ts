/**
 * Returns the URLs under which something may be stored, without query and hash: its own, and that of the page in that
 * folder.
 * @example toStoredUrls('https://host/cli/index.html') // ['https://host/cli/index.html', 'https://host/cli/']
 */
export function toStoredUrls(href: string): [own: string, page?: string] {
  const { origin, pathname } = new URL(href)
  const own = origin + pathname
  return own.endsWith('/') ? [own] : [own, `${own.replace(/\/index\.html$/, '')}/`]
}
