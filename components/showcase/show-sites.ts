import type * as filters from './filter'

/** The functions of the filter that work in the page. */
export type FilterModel = Pick<
  typeof filters,
  'parseFilter' | 'isFiltering' | 'matchesFilter' | 'toCountText'
>

/*
 * Both functions are self-contained, because their text is also part of scripts in the page (`first-paint.client.tsx`):
 * everything they call is a parameter.
 */

/** Sets the controls to what an address asks for, and holds the sites back until they are right as well. */
export function showControls(root: HTMLElement, search: string, model: FilterModel): void {
  const boxes = [...root.querySelectorAll<HTMLInputElement>('[name=tags]')]
  const known = boxes.map(({ value }) => value)
  const filter = model.parseFilter(search, known)
  for (const box of boxes) box.checked = filter.tags.includes(box.value)
  const operator = root.querySelector<HTMLInputElement>('[name=operator]')
  if (operator) operator.checked = filter.operator === 'AND'
  const name = root.querySelector<HTMLInputElement>('[name=name]')
  // A blank that is not in the address stays while somebody types.
  if (name && name.value.trim() !== filter.name.trim()) name.value = filter.name
  if (model.isFiltering(filter)) root.dataset['pending'] = ''
}

/** Shows the sites that an address asks for: in two lists without a filter, else in one. */
export function showSites(root: HTMLElement, search: string, model: FilterModel): void {
  const boxes = [...root.querySelectorAll<HTMLInputElement>('[name=tags]')]
  const known = boxes.map(({ value }) => value)
  const filter = model.parseFilter(search, known)
  const isFiltering = model.isFiltering(filter)
  const cards = [...root.querySelectorAll<HTMLElement>('.site')]
  let count = 0
  for (const card of cards) {
    const title = card.querySelector('a')?.textContent ?? ''
    const tags = (card.dataset['tags'] ?? '').split(' ')
    const isShown = model.matchesFilter({ title, tags }, filter)
    card.hidden = !isShown
    if (isShown) count += 1
  }
  const [favorites, all] = root.querySelectorAll<HTMLElement>('.sites')
  const moved = cards.filter((card) => card.dataset['tags']?.startsWith('favorite'))
  const home = isFiltering ? all : favorites
  if (home && moved.some((card) => card.parentElement !== home)) home.prepend(...moved)
  const shown = isFiltering ? (count > 0 ? 'some' : 'none') : 'all'
  for (const part of root.querySelectorAll<HTMLElement>('[data-shown]')) {
    part.hidden = !(part.dataset['shown'] ?? '').split(' ').includes(shown)
  }
  const status = root.querySelector('[role=status]')
  const text = model.toCountText(count)
  // Written only when it differs: every write is read out.
  if (status && status.textContent !== text) status.textContent = text
  delete root.dataset['pending']
}
