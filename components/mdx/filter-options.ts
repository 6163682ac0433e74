/**
 * Shows the options below an element whose row contains all words of the query, and only the headings above those.
 * @returns the number of options shown
 */
export function filterOptions(element: Element, query: string): number {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  let shown = 0
  for (const table of element.querySelectorAll<HTMLElement>('.option-filter ~ .table')) {
    const rows = [...table.querySelectorAll<HTMLElement>('tbody tr')]
    for (const row of rows) {
      const text = row.textContent.toLowerCase()
      row.hidden = !words.every((word) => text.includes(word))
    }
    const matches = rows.filter(({ hidden }) => !hidden).length
    table.hidden = matches === 0
    table.previousElementSibling?.toggleAttribute('hidden', matches === 0)
    shown += matches
  }
  return shown
}

/** Filters an index of options as the reader types. Text that was typed before is applied too. */
export function addOptionFilter(element: Element): void {
  const input = element.querySelector<HTMLInputElement>('.option-filter input')
  const status = element.querySelector('.option-filter [role=status]')
  if (!input || !status) return
  const total = filterOptions(element, '')
  const update = () => {
    const shown = filterOptions(element, input.value)
    status.textContent = `${shown} of ${total} options`
  }
  input.addEventListener('input', update)
  if (input.value !== '') update()
}
