import { isFiltering, matchesFilter, toCountText } from './filter'

/** Names of the controls, which are also the parameters of the URL, in its order. */
const NAMES = ['tags', 'name', 'operator']

const listControls = (root: HTMLElement) =>
  NAMES.flatMap((name) => [...root.querySelectorAll<HTMLInputElement>(`input[name=${name}]`)])

/** Returns the filter that the controls are set to. */
function readControls(root: HTMLElement): URLSearchParams {
  const filter = new URLSearchParams()
  for (const { name, type, value, checked } of listControls(root)) {
    if (type === 'checkbox' ? checked : value.trim() !== '') filter.append(name, value)
  }
  return filter
}

/**
 * Returns the query string with the filter that the controls are set to: empty, or starting with `?`. Other parameters
 * are kept.
 * @param search previous query string
 */
export function formatFilter(root: HTMLElement, search: string): string {
  const query = new URLSearchParams(search)
  for (const name of NAMES) query.delete(name)
  for (const [name, value] of readControls(root)) query.append(name, value)
  return query.size === 0 ? '' : `?${query}`
}

/** Sets the controls to the filter in a URL, and hides the sites until they are filtered too. */
export function showControls(root: HTMLElement, search: string): void {
  const query = new URLSearchParams(search)
  for (const control of listControls(root)) {
    const wanted = query.getAll(control.name)
    const [text = ''] = wanted
    if (control.type === 'checkbox') control.checked = wanted.includes(control.value)
    // Keep a trailing space, which isn't in the URL, while the reader is typing.
    else if (control.value.trim() !== text.trim()) control.value = text
  }
  if (isFiltering(readControls(root))) root.dataset['pending'] = ''
}

/** Shows the sites that match the controls: in two lists without a filter, in one with a filter. */
export function showSites(root: HTMLElement): void {
  const filter = readControls(root)
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
