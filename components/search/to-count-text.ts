/** @example toCountText(1) // '1 result' */
export function toCountText(count: number): string {
  return count === 1 ? '1 result' : `${count} results`
}
