import type { SiteFilter } from './filter'
import { isFiltering, matchesFilter, parseFilter, toCountText } from './filter'

const listTagBoxes = (root: HTMLElement) => [
  ...root.querySelectorAll<HTMLInputElement>('[name=tags]'),
]

/** Returns the filter in the query of a URL, with the tags that the controls offer. */
export function readFilter(root: HTMLElement, search: string): SiteFilter {
  return parseFilter(
    search,
    listTagBoxes(root).map(({ value }) => value),
  )
}

/** Sets the controls to the filter in a URL, and hides the sites until they are filtered too. */
export function showControls(root: HTMLElement, search: string): void {
  const filter = readFilter(root, search)
  for (const box of listTagBoxes(root)) box.checked = filter.tags.includes(box.value)
  const operator = root.querySelector<HTMLInputElement>('[name=operator]')
  if (operator) operator.checked = filter.operator === 'AND'
  const name = root.querySelector<HTMLInputElement>('[name=name]')
  // Keep a trailing space, which isn't in the URL, while the reader is typing.
  if (name && name.value.trim() !== filter.name.trim()) name.value = filter.name
  if (isFiltering(filter)) root.dataset['pending'] = ''
}

/** Shows the sites that match the filter in a URL: in two lists without a filter, in one with a filter. */
export function showSites(root: HTMLElement, search: string): void {
  const filter = readFilter(root, search)
  const isFiltered = isFiltering(filter)
  const cards = [...root.querySelectorAll<HTMLElement>('.site')]
  let count = 0
  for (const card of cards) {
    const title = card.querySelector('a')?.textContent ?? ''
    const tags = (card.dataset['tags'] ?? '').split(' ')
    const isShown = matchesFilter({ title, tags }, filter)
    card.hidden = !isShown
    if (isShown) count += 1
  }
  const [favorites, all] = root.querySelectorAll<HTMLElement>('.sites')
  const moved = cards.filter((card) => card.dataset['tags']?.startsWith('favorite'))
  const home = isFiltered ? all : favorites
  if (home && moved.some((card) => card.parentElement !== home)) home.prepend(...moved)
  const shown = isFiltered ? (count > 0 ? 'some' : 'none') : 'all'
  for (const part of root.querySelectorAll<HTMLElement>('[data-shown]')) {
    part.hidden = !(part.dataset['shown'] ?? '').split(' ').includes(shown)
  }
  const status = root.querySelector('[role=status]')
  const text = toCountText(count)
  // Written only if it differs, because every write is announced.
  if (status && status.textContent !== text) status.textContent = text
  delete root.dataset['pending']
}
