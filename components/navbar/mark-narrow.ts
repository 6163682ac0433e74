/**
 * Marks an element with `data-narrow` while its parts don't fit next to each other, as a ref. Once something is hidden
 * because of that, they fit again when the element is as wide as they were.
 */
export function markNarrow(row: HTMLElement | null): (() => void) | undefined {
  if (!row) return undefined
  let needed = 0
  const observer = new ResizeObserver(() => {
    const { clientWidth, scrollWidth } = row
    if (scrollWidth > clientWidth) needed = scrollWidth
    // Set on the element, not in state: nothing is rendered differently.
    row.toggleAttribute('data-narrow', clientWidth < needed)
  })
  for (const each of [row, ...row.children]) observer.observe(each)
  return () => observer.disconnect()
}
