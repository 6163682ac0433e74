import { withPageEnding } from '@/lib/core/url'

/** Matches what the file of a page adds to its URL. */
const FILE_NAME =
  process.env.TRAILING_SLASH === 'false' ? /(?:(?<=\/)index)?\.html$/ : /(?<=\/)index\.html$/

/**
 * Replaces the file of a page in the URL with the page's own URL, which is the only one that the app uses. A plain
 * static host serves the page at both.
 * @example '/docs/cli/index.html?x#a' // becomes '/docs/cli/?x#a'
 */
export function cleanAddress({ pathname, search, hash }: Location): void {
  if (!FILE_NAME.test(pathname)) return
  const page = withPageEnding(pathname.replace(FILE_NAME, ''))
  history.replaceState(history.state, '', page + search + hash)
}
