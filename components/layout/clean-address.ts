/**
 * Replaces the file of a page in the URL with its folder, under which the app knows the page. A plain static host serves
 * it under both.
 * @example '/docs/cli/index.html?x#a' // becomes '/docs/cli/?x#a'
 */
export function cleanAddress({ pathname, search, hash }: Location): void {
  if (!pathname.endsWith('/index.html')) return
  history.replaceState(history.state, '', `./${search}${hash}`)
}
