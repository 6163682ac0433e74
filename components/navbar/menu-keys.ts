/** Where a key leads from the place of the focus among the links of a menu; undefined for keys that move nothing. */
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

/** Moves the focus among the links of a menu as a key asks for; from outside of them to the first or the last one. */
export function moveFocus(menu: HTMLElement, key: string): boolean {
  const links = [...menu.querySelectorAll('a')]
  const index = links.findIndex((link) => link === document.activeElement)
  const target = getTarget(key, index, links.length)
  if (target === undefined || links.length === 0) return false
  links[target]?.focus()
  return true
}
