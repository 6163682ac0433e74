/**
 * Moves focus among the items of a group in response to a key: to the one before or after, around the ends, or to the
 * first or last with Home and End. From outside the group, it moves to the first or last item.
 * @param keys the arrow keys to the item before and after
 * @returns whether the key moves focus
 */
export function moveFocus(
  items: HTMLElement[],
  key: string,
  [before, after]: [before: string, after: string],
): boolean {
  const index = items.findIndex((item) => item === document.activeElement)
  const targets: Record<string, number> = {
    [before]: Math.max(index, 0) - 1,
    [after]: (index + 1) % items.length,
    Home: 0,
    End: -1,
  }
  const target = targets[key]
  if (target === undefined || items.length === 0) return false
  items.at(target)?.focus()
  return true
}
