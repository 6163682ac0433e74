/**
 * Replaces the file of a page in the URL with its folder, which is the only URL that the app uses. A plain static host
 * serves the page at both.
 * @example '/docs/cli/index.html?x#a' // becomes '/docs/cli/?x#a'
 */
export function cleanAddress({ pathname, search, hash }: Location): void {
  if (!pathname.endsWith('/index.html')) return
  history.replaceState(history.state, '', `./${search}${hash}`)
}
