/**
 * Shows the routes of a tree whose text contains all words of the query, and opens the branches they are in. An empty
 * query restores the initial state: all shown, all collapsed.
 * @returns the number of routes shown
 */
export function filterRoutes(tree: Element, query: string): number {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  const routes = [...tree.querySelectorAll<HTMLElement>('.route')]
  for (const route of routes) {
    const text = route.textContent.toLowerCase()
    route.hidden = !words.every((word) => text.includes(word))
  }
  for (const details of tree.querySelectorAll<HTMLDetailsElement>('.route-branch')) {
    const isEmpty = !details.querySelector('.route:not([hidden])')
    details.parentElement?.toggleAttribute('hidden', isEmpty)
    details.open = words.length > 0 && !isEmpty
  }
  return routes.filter(({ hidden }) => !hidden).length
}
