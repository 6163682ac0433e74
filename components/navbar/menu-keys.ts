/** Returns the index of the link that a key moves focus to, or undefined for keys that don't move focus. */
function getTarget(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (index + 1) % count
    case 'ArrowUp':
      return index <= 0 ? count - 1 : index - 1
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}

/**
 * Moves focus among the links of a menu in response to a key. From outside the menu, it moves to the first or last
 * link.
 * @returns whether focus has moved
 */
export function moveFocus(menu: HTMLElement, key: string): boolean {
  const links = [...menu.querySelectorAll('a')]
  const index = links.findIndex((link) => link === document.activeElement)
  const target = getTarget(key, index, links.length)
  if (target === undefined || links.length === 0) return false
  links[target]?.focus()
  return true
}
